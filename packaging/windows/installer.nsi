; SPDX-License-Identifier: GPL-3.0-or-later
; Installer for Windows made with NSIS from the bundle in dist\ttr-desktop. NOT BUILT HERE: see README.md.
Unicode true
!ifndef VERSION
  !error "say makensis /DVERSION=..."
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TTR Desktop"

Name "TTR Desktop"
OutFile "..\..\dist\ttr-desktop-${VERSION}-setup.exe"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\TTR Desktop"
SetCompressor /SOLID lzma
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Polish.nlf"
LicenseData "..\..\LICENSE"
Page license
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File /r "..\..\dist\ttr-desktop\*"
  CreateShortcut "$SMPROGRAMS\TTR Desktop.lnk" "$INSTDIR\ttr-desktop.exe"
  WriteRegStr HKCU "Software\Classes\.ttr" "" "TTRDesktop.Game"
  WriteRegStr HKCU "Software\Classes\TTRDesktop.Game" "" "TTR Desktop game"
  WriteRegStr HKCU "Software\Classes\TTRDesktop.Game\shell\open\command" "" '"$INSTDIR\ttr-desktop.exe" "%1"'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "TTR Desktop"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; The user's own games and settings lie elsewhere and stay.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\ttr-desktop.exe"
  Delete "$INSTDIR\ttr.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\TTR Desktop.lnk"
  DeleteRegKey HKCU "Software\Classes\.ttr"
  DeleteRegKey HKCU "Software\Classes\TTRDesktop.Game"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
