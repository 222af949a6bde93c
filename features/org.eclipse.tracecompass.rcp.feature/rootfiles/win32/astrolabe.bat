@echo off
rem Astrolabe: the viewer and the command line, out of one installation.
rem
rem Commands run in a plain Java machine whose class path is the list of installed bundles; the viewer
rem is started from there. The class path is kept in the user's local application data, and made again
rem when the installation changes or a plug-in is put into its folder dropins.
rem
rem ASTROLABE_OPTS  further options of the Java machine, for example -Xmx4g
rem JAVA_HOME       the Java to use; it must be 21 or newer

setlocal
rem Programs are never taken from the current folder, where cmd looks first.
set "NoDefaultCurrentDirectoryInExePath=1"
set "HOME_DIR=%~dp0"
set "HOME_DIR=%HOME_DIR:~0,-1%"
set "BUNDLES=%HOME_DIR%\configuration\org.eclipse.equinox.simpleconfigurator\bundles.info"
if not exist "%BUNDLES%" (
  echo astrolabe: The installation in %HOME_DIR% is damaged ^(no bundles.info^); install Astrolabe anew. 1>&2
  exit /b 1
)

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%HOME_DIR%\jre\bin\java.exe" set "JAVA=%HOME_DIR%\jre\bin\java.exe"

if not defined LOCALAPPDATA set "LOCALAPPDATA=%USERPROFILE%\AppData\Local"
set "CACHE=%LOCALAPPDATA%\Astrolabe\cache"
if not exist "%CACHE%" mkdir "%CACHE%"
set "CLASS_PATH=%CACHE%\classpath"
set "KNOWN=%CACHE%\bundles.info"
set "KNOWN_HOME=%CACHE%\home"
set "DROPINS=%CACHE%\dropins"

rem The class path is the same as long as the list of bundles, their folder and the dropins are.
type nul >"%DROPINS%.now"
if exist "%HOME_DIR%\dropins" dir /s /b /a-d "%HOME_DIR%\dropins\*.jar" >"%DROPINS%.now" 2>nul
fc /b "%DROPINS%.now" "%DROPINS%" >nul 2>nul || goto write
fc /b "%BUNDLES%" "%KNOWN%" >nul 2>nul || goto write
set "LAST_HOME="
if exist "%KNOWN_HOME%" set /p LAST_HOME=<"%KNOWN_HOME%"
if not "%LAST_HOME%"=="%HOME_DIR%" goto write
if exist "%CLASS_PATH%" goto start

:write
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$paths = Get-Content -LiteralPath $env:BUNDLES | Where-Object { $_ -notmatch '^#' -and $_.Contains(',') } |" ^
  "  Sort-Object { $_ -notmatch '^[^,]*tracecompass' } |" ^
  "  ForEach-Object { $p = ($_ -split ',')[2];" ^
  "    if ($p -match '^file:/') { ([Uri]$p).LocalPath }" ^
  "    else { Join-Path $env:HOME_DIR ($p -replace '^file:', '') } } |" ^
  "  Where-Object { $_ -notmatch '[\\/]$' };" ^
  "$dropins = Get-ChildItem -Recurse -File -Filter *.jar -ErrorAction SilentlyContinue" ^
  "  -LiteralPath (Join-Path $env:HOME_DIR 'dropins') | ForEach-Object { $_.FullName };" ^
  "$paths = @($paths) + @($dropins) | Where-Object { $_ } | Select-Object -Unique;" ^
  "$text = '-cp' + [char]10 + '\"' + ($paths -join ';').Replace('\', '\\') + '\"' + [char]10;" ^
  "[IO.File]::WriteAllText($env:CLASS_PATH, $text)" || (
  echo astrolabe: Cannot write %CLASS_PATH%. 1>&2
  exit /b 1
)
copy /y "%BUNDLES%" "%KNOWN%" >nul
copy /y "%DROPINS%.now" "%DROPINS%" >nul
>"%KNOWN_HOME%" echo %HOME_DIR%

:start
set "DEMO="
for /d %%d in ("%HOME_DIR%\plugins\org.eclipse.tracecompass.demo_*") do set "DEMO=%%d"
"%JAVA%" "@%CLASS_PATH%" -Xshare:auto -Xlog:disable ^
  -XX:+UseSerialGC -Djava.awt.headless=true "-Dastrolabe.home=%HOME_DIR%" ^
  "-Dastrolabe.demo=%DEMO%\traces" ^
  %ASTROLABE_OPTS% org.eclipse.tracecompass.tmf.cli.core.Main %*
exit /b %ERRORLEVEL%
