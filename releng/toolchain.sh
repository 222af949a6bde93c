# Finds, fetches or names the tools of the build; sourced by ./build and ./astrolabe.
# Sets JAVA_HOME; gives mvn_run, with_display and the need_... functions. Expects $root.
MAVEN_VERSION=3.9.16 MIN_MAVEN=3.9.9 MIN_JDK=21

say() { echo "$(basename "$0"): $*" >&2; }

# Installs Debian packages where that is possible without a question, else names them and gives up.
install_packages() {
  try_install "$@" && return
  say "missing: $*. Install them (Debian's names; other systems name them alike) and start again."
  exit 1
}

# Installs Debian packages; fails where that is not possible without a question.
try_install() {
  local sudo=
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  if command -v apt-get >/dev/null && { [ -z "$sudo" ] || $sudo true 2>/dev/null; }; then
    say "installing $*"
    local log
    log=$(mktemp)
    if { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "$@"; } >"$log" 2>&1; then
      rm -f "$log"
      return
    fi
    tail -5 "$log" >&2
    rm -f "$log"
  fi
  return 1
}

jdk_major() { sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null || true; }

need_jdk() {
  local candidate major
  for candidate in "${JAVA_HOME:-}" "$(dirname "$(dirname "$(readlink -f "$(command -v javac || echo /)")")")" \
    /usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    [ -n "$candidate" ] && [ -x "$candidate/bin/javac" ] || continue
    major=$(jdk_major "$candidate")
    if [ -n "$major" ] && [ "$major" -ge "$MIN_JDK" ]; then
      export JAVA_HOME=$candidate
      return
    fi
  done
  say "no JDK $MIN_JDK or newer found. Install one (for example Temurin 25), or set JAVA_HOME to it."
  exit 1
}

maven_version() { "$1" -v 2>/dev/null | sed 's/\x1b\[[0-9;]*m//g' | sed -n 's/^Apache Maven \([0-9.]*\).*/\1/p'; }

need_maven() {
  local own=$root/.build/apache-maven-$MAVEN_VERSION candidate version
  for candidate in "${MAVEN_HOME:-/nowhere}/bin/mvn" "$own/bin/mvn" "$(command -v mvn || true)"; do
    [ -x "$candidate" ] || continue
    version=$(maven_version "$candidate")
    case $version in
      3.9.*) [ "$(printf '%s\n' "$version" "$MIN_MAVEN" | sort -V | head -1)" = "$MIN_MAVEN" ] && mvn=$candidate && return ;;
    esac
  done
  # Any older Maven can fetch the right one as an ordinary artifact, from wherever its settings point.
  command -v mvn >/dev/null || install_packages maven
  say "fetching Maven $MAVEN_VERSION"
  mkdir -p "$root/.build"
  (cd "$root/.build" && mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
    -Dartifact="org.apache.maven:apache-maven:$MAVEN_VERSION:tar.gz:bin" -DoutputDirectory="$root/.build" >&2)
  tar xzf "$root/.build/apache-maven-$MAVEN_VERSION-bin.tar.gz" -C "$root/.build"
  rm "$root/.build/apache-maven-$MAVEN_VERSION-bin.tar.gz"
  mvn=$own/bin/mvn
}

need_toolchain() {
  need_jdk
  need_maven
}

has_library() { ldconfig -p 2>/dev/null | grep "$1" >/dev/null; }

# What a window needs: GTK 3, and fonts to draw with.
need_gtk() {
  [ "$(uname)" = Linux ] || return 0
  local missing=
  has_library 'libgtk-3\.so\.0' || missing="libgtk-3-0"
  has_library 'libfontconfig\.so\.1' || missing="$missing libfontconfig1"
  { command -v fc-list >/dev/null && [ -n "$(fc-list)" ]; } || missing="$missing fontconfig fonts-dejavu-core"
  # shellcheck disable=SC2086
  [ -z "$missing" ] || install_packages $missing
}

need_screen_libraries() {
  [ "$(uname)" = Linux ] || return 0
  need_gtk
  local missing=
  command -v Xvfb >/dev/null || missing="xvfb"
  has_library 'libXtst\.so\.6' || missing="$missing libxtst6"
  # shellcheck disable=SC2086
  [ -z "$missing" ] || install_packages $missing
}

# What the tests of interactive pictures run in; without it they are skipped, and say so.
want_browser() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    [ -z "$name" ] || ! command -v "$name" >/dev/null || return 0
  done
  [ "$(uname)" = Linux ] && try_install chromium && return
  say "no Chromium found: the tests of interactive pictures are skipped. Install it, or set CHROMIUM to it."
}

# Packages of Node.js that tests run; without them the tests are skipped, and say so.
want_node_package() {
  local folder=$root/releng/$1 package=$2
  [ ! -d "$folder/node_modules/$package" ] || return 0
  if command -v node >/dev/null && command -v npm >/dev/null; then
    say "installing $package for a test"
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2) && return
    rm -rf "$folder/node_modules"
  fi
  say "no $package: its tests are skipped. Install Node.js with npm, and run 'npm ci' in releng/$1."
}

# The client that asks the trace server, and the viewers that read exported views.
want_node_packages() {
  want_node_package tsp-client tsp-typescript-client
  want_node_package viewer-readers speedscope
}

mvn_run() { (cd "$root" && "$mvn" -B -ntp "$@"); }

# Runs a command on a private display that ends with it, so that no test touches the user's screen.
with_display() {
  [ "$(uname)" = Linux ] || { "$@"; return; }
  local display status=0
  mkdir -p "$root/.build"
  ASTROLABE_DISPLAYS=$(mktemp -d "$root/.build/displays.XXXXXX")
  export ASTROLABE_DISPLAYS
  display=$(start_display)
  DISPLAY=$display GDK_BACKEND=x11 "$@" || status=$?
  cat "$ASTROLABE_DISPLAYS"/*.pid | xargs -r kill 2>/dev/null || true
  rm -r "$ASTROLABE_DISPLAYS"
  return $status
}

# Prints the name of a new display, which ends with the command of with_display.
start_display() {
  local file
  file=$(mktemp "$ASTROLABE_DISPLAYS/XXXXXX")
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$file" >/dev/null 2>&1 &
  echo $! >"$file.pid"
  for _ in $(seq 100); do [ -s "$file" ] && break; sleep 0.1; done
  [ -s "$file" ] || { say "Xvfb did not start"; exit 1; }
  echo ":$(cat "$file")"
}
