package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The launcher script of Linux and macOS, in an installation whose Java only prints its arguments:
 * what it puts on the class path is run as code.
 */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final String SCRIPTS =
            "features/org.eclipse.tracecompass.rcp.feature/rootfiles/";

    @TempDir Path folder = Path.of("");

    private Path home = Path.of("");
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void install() throws IOException {
        home = install(folder.toRealPath().resolve("inst"));
        environment.put("HOME", Files.createDirectory(folder.resolve("user")).toString());
    }

    private static Path install(Path place) throws IOException {
        Path bundles =
                place.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
        Files.createDirectories(bundles.getParent());
        Files.writeString(
                bundles,
                """
                #version=1
                com.example.library,1.0,plugins/library.jar,4,false
                org.eclipse.platform,1.0,plugins/platform/,4,false
                org.eclipse.tracecompass.tmf.core,1.0,plugins/core.jar,4,false
                com.example.elsewhere,1.0,file:/opt/some%20where/x.jar,4,false
                """);
        Path java = place.resolve("jre/bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(place.resolve("jre/release"), "JAVA_VERSION=\"21.0.5\"\n");
        Files.writeString(java, "#!/bin/sh\ncat \"${1#@}\"\nprintf '%s\\n' \"$@\"\n");
        executable(java);
        executable(Files.copy(script("linux"), place.resolve("astrolabe")));
        return place;
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path script(String system) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path file = p.resolve(SCRIPTS).resolve(system).resolve("astrolabe");
            if (Files.exists(file)) {
                return file;
            }
        }
        throw new IllegalStateException("no script for " + system);
    }

    private List<String> start(String... arguments) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(home.resolve("astrolabe").toString(), "open");
        builder.command().addAll(Arrays.asList(arguments));
        builder.environment().keySet().removeAll(List.of("XDG_CACHE_HOME", "ASTROLABE_OPTS"));
        builder.environment().putAll(environment);
        builder.directory(Files.createDirectories(folder.resolve("current")).toFile());
        builder.redirectErrorStream(true);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out.lines().toList();
    }

    private List<String> classPath() throws Exception {
        List<String> lines = start();
        String quoted = lines.get(lines.indexOf("-cp") + 1);
        assertThat(quoted).startsWith("\"").endsWith("\"");
        String text = quoted.substring(1, quoted.length() - 1).replaceAll("\\\\(.)", "$1");
        // a limit of -1 keeps empty entries at the end, which Java takes for the current folder
        return Arrays.asList(text.split(":", -1));
    }

    private @Nullable Path argumentFile() throws Exception {
        return start().stream()
                .filter(line -> line.startsWith("@"))
                .map(line -> Path.of(line.substring(1)))
                .findFirst()
                .orElse(null);
    }

    @Test
    void theClassPathHasTheInstalledBundlesAndNothingOfTheCurrentFolder() throws Exception {
        assertThat(classPath())
                .containsExactly(
                        home + "/plugins/core.jar",
                        home + "/plugins/library.jar",
                        "/opt/some where/x.jar");
    }

    @Test
    void anInstallationInAFolderWithSignsOfTheShellIsFound() throws Exception {
        home = install(folder.toRealPath().resolve("a \"b\\n$c"));
        assertThat(classPath())
                .allSatisfy(p -> assertThat(p).matches("/opt/.*|.*/a \"b\\\\n\\$c/.*"));
    }

    @Test
    void aPlugInInDropinsIsOnTheClassPathAtOnceAndOnlyOnce() throws Exception {
        assertThat(classPath()).hasSize(3);
        Path inside = home.resolve("dropins/mine/eclipse/plugins/deep.jar");
        Files.createDirectories(inside.getParent());
        Files.createFile(inside);
        Files.createFile(home.resolve("dropins/flat.jar"));
        Files.createFile(home.resolve("dropins/read me.txt"));
        assertThat(classPath()).contains(home + "/dropins/flat.jar", inside.toString()).hasSize(5);
        Files.writeString(
                home.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info"),
                "flat,1.0,dropins/flat.jar,4,false\n");
        Files.delete(inside);
        assertThat(classPath()).containsExactly(home + "/dropins/flat.jar");
    }

    @Test
    void aFolderOfTheInstallationThatOthersCanWriteHoldsNoClassPath() throws Exception {
        Path shared = home.resolve("configuration/astrolabe");
        Files.createDirectory(shared);
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxrwx"));
        Files.writeString(shared.resolve("arguments"), "# " + home + "\n-cp\n\"evil.jar\"\n");
        assertThat(classPath()).doesNotContain("evil.jar");
        assertThat(argumentFile()).startsWith(folder.resolve("user/.cache/astrolabe"));
    }

    @Test
    void aRelativeCacheOfTheEnvironmentIsIgnored() throws Exception {
        Files.createFile(home.resolve("configuration/astrolabe"));
        environment.put("XDG_CACHE_HOME", "cache");
        assertThat(argumentFile()).startsWith(folder.resolve("user/.cache/astrolabe"));
        assertThat(folder.resolve("current")).isEmptyDirectory();
    }

    @Test
    void withoutAHomeTheTemporaryFolderIsUsedIfItIsPrivate() throws Exception {
        Files.createFile(home.resolve("configuration/astrolabe"));
        environment.put("HOME", "");
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        environment.put("TMPDIR", temporary.toString());
        Path arguments = argumentFile();
        assertThat(arguments).startsWith(temporary);
        Path own = temporary.resolve(temporary.relativize(arguments).getName(0));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own)))
                .isEqualTo("rwx------");

        Path elsewhere = Files.move(own, folder.resolve("elsewhere"));
        Files.createSymbolicLink(own, elsewhere);
        ProcessBuilder refused = new ProcessBuilder(home.resolve("astrolabe").toString(), "open");
        refused.environment().keySet().remove("XDG_CACHE_HOME");
        refused.environment().putAll(environment);
        assertThat(refused.start().waitFor()).as("a link is not followed").isEqualTo(1);
    }

    /**
     * Installs a Java that writes down how it is called, and the files that it is told to write.
     */
    private Path recordingJava(String version) throws IOException {
        Path calls = folder.resolve("calls");
        Files.writeString(home.resolve("jre/release"), "JAVA_VERSION=\"" + version + "\"\n");
        Files.writeString(
                home.resolve("jre/bin/java"),
                """
                #!/bin/sh
                for a; do
                  case $a in
                    -XX:AOTCacheOutput=* | -XX:ArchiveClassesAtExit=*) echo archive >"${a#*=}" ;;
                    */arguments-archived) [ -e "$a" ] || cp "$1" "$a" 2>/dev/null || cp "${1#@}" "$a" ;;
                  esac
                done
                printf '%s\\n' "$*" >>"$CALLS"
                """);
        environment.put("CALLS", calls.toString());
        return calls;
    }

    private String lastCallOf(Path calls, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(home.resolve("astrolabe").toString());
        builder.command().addAll(Arrays.asList(command));
        builder.environment().keySet().removeAll(List.of("XDG_CACHE_HOME", "ASTROLABE_OPTS"));
        builder.environment().putAll(environment);
        Files.deleteIfExists(calls);
        Process process = builder.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        while (Files.exists(home.resolve("configuration/astrolabe/archiving"))) {
            Thread.sleep(10);
        }
        return Files.readAllLines(calls).stream()
                .filter(call -> call.contains(".Main"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"21.0.5, -XX:SharedArchiveFile=, jsa", "25.0.1, -XX:AOTCache=, aot"})
    void theFirstCommandMakesAnArchiveThatLaterOnesUse(String version, String option, String kind)
            throws Exception {
        Path calls = recordingJava(version);
        String cache = home + "/configuration/astrolabe/";
        assertThat(lastCallOf(calls, "info", "x"))
                .contains("@" + cache + "arguments ")
                .doesNotContain(option);
        assertThat(Files.readString(calls)).contains("LibraryClasses", "Rehearsal");
        assertThat(lastCallOf(calls, "info", "x"))
                .contains(
                        "@" + cache + "arguments-archived ",
                        option + cache + "classes-short-" + version + "." + kind + " ");
        assertThat(lastCallOf(calls, "why", "x"))
                .contains(option + cache + "classes-" + version + "." + kind + " ");
        Files.delete(Path.of(cache, "classes-short-" + version + "." + kind));
        assertThat(lastCallOf(calls, "info", "x"))
                .as("without it")
                .contains(option + cache + "classes-" + version + "." + kind + " ");
    }

    @Test
    void aRehearsalMakesTheArchiveAndThenRehearsesTheViewer() throws Exception {
        Path calls = recordingJava("25.0.1");
        assertThat(calls(calls, 0, "rehearse"))
                .hasSize(4)
                .last()
                .asString()
                .contains("-Dastrolabe.derived=" + home + "/configuration/astrolabe ")
                .contains(".ViewerRehearsal");
        assertThat(home.resolve("configuration/astrolabe/classes-25.0.1.aot")).exists();
        assertThat(calls(calls, 0, "rehearse")).as("with an archive").hasSize(1);
    }

    @Test
    void anArchiveOfTheUserIsNotMixedWithOurs() throws Exception {
        Path calls = recordingJava("25.0.1");
        lastCallOf(calls, "info", "x");
        environment.put("ASTROLABE_OPTS", "-Xshare:off");
        assertThat(lastCallOf(calls, "info", "x")).contains(" -Xshare:off ").doesNotContain("AOT");
    }

    @Test
    void theArchiveIsMadeAgainWhenTheInstallationChanges() throws Exception {
        Path calls = recordingJava("25.0.1");
        lastCallOf(calls, "info", "x");
        Files.createDirectory(home.resolve("dropins"));
        Files.createFile(home.resolve("dropins/new.jar"));
        assertThat(lastCallOf(calls, "info", "x")).doesNotContain("-XX:AOTCache=");
        assertThat(Files.readString(calls)).contains("Rehearsal");
    }

    /** Installs a Java that ends as the file {@code code} says, and an archive for the viewer. */
    private Path viewerThatEndsWith(int code) throws Exception {
        Path calls = recordingJava("25.0.1");
        Path java = home.resolve("jre/bin/java");
        Files.writeString(
                java,
                Files.readString(java)
                        + "case $* in *viewer*) read -r code <\"${CALLS}.code\"; exit \"$code\" ;; esac\n");
        lastCallOf(calls, "info", "x");
        Path archive = home.resolve("configuration/astrolabe/classes-viewer-25.0.1");
        Files.writeString(archive, "classes");
        Files.writeString(
                archive.resolveSibling(archive.getFileName() + ".arguments"), "# 7\n-jar x");
        Files.writeString(folder.resolve("calls.code"), code + "\n");
        environment.put("DISPLAY", ":99");
        Files.createFile(folder.resolve("a trace"));
        return calls;
    }

    /** Opens something and returns how Java was called, the last call being that of a command. */
    private List<String> calls(Path calls, int exitCode, String... arguments) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(home.resolve("astrolabe").toString());
        builder.command().addAll(Arrays.asList(arguments));
        builder.environment().keySet().removeAll(List.of("XDG_CACHE_HOME", "ASTROLABE_OPTS"));
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        builder.environment().putAll(environment);
        Files.deleteIfExists(calls);
        Process process = builder.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isEqualTo(exitCode);
        return Files.readAllLines(calls);
    }

    @Test
    void aViewerThatWasClosedOnceIsStartedWithoutTheCommand() throws Exception {
        Path calls = viewerThatEndsWith(0);
        String trace = folder.resolve("a trace").toString();
        assertThat(calls(calls, 0, "open", trace))
                .singleElement()
                .asString()
                .startsWith("-Duser.home=" + environment.get("HOME") + " @")
                .endsWith("classes-viewer-25.0.1.arguments " + trace);
    }

    @Test
    void whatTheCommandHasToExplainOrChooseGoesThroughTheCommand() throws Exception {
        Path calls = viewerThatEndsWith(0);
        String trace = folder.resolve("a trace").toString();
        for (List<String> arguments :
                List.of(
                        List.of("open"),
                        List.of("open", trace, folder.resolve("missing").toString()),
                        List.of("open", "--data", "d", trace),
                        List.of("open", "--", trace))) {
            assertThat(calls(calls, 0, arguments.toArray(new String[0])))
                    .as("%s", arguments)
                    .singleElement()
                    .asString()
                    .contains(".Main open");
        }
        environment.put("ASTROLABE_OPTS", "-Xmx1g");
        assertThat(calls(calls, 0, "open", trace)).singleElement().asString().contains(".Main");
    }

    @Test
    void aTruncatedArchiveOfTheViewerIsNotUsed() throws Exception {
        Path calls = viewerThatEndsWith(0);
        Path archive = home.resolve("configuration/astrolabe/classes-viewer-25.0.1");
        String trace = folder.resolve("a trace").toString();
        Files.writeString(archive, "class");
        assertThat(calls(calls, 0, "open", trace)).singleElement().asString().contains(".Main");
        Files.delete(archive);
        assertThat(calls(calls, 0, "open", trace)).singleElement().asString().contains(".Main");
    }

    @ParameterizedTest
    @CsvSource({"134, false", "139, false", "23, true"})
    void anAbortedOrUpdatedViewerIsStartedAgainByTheCommand(int code, boolean isArchiveKept)
            throws Exception {
        Path calls = viewerThatEndsWith(code);
        assertThat(calls(calls, 0, "open", folder.resolve("a trace").toString()))
                .hasSize(2)
                .last()
                .asString()
                .contains(".Main open");
        Path archive = home.resolve("configuration/astrolabe/classes-viewer-25.0.1");
        assertThat(Files.exists(archive)).isEqualTo(isArchiveKept);
    }

    @ParameterizedTest
    @CsvSource({"143, 143", "1, 1", "13, 1"})
    void aViewerThatFailedOrWasEndedIsNotStartedAgain(int code, int exitCode) throws Exception {
        Path calls = viewerThatEndsWith(code);
        assertThat(calls(calls, exitCode, "open", folder.resolve("a trace").toString())).hasSize(1);
    }

    @Test
    void tooFewOpenFilesForTheClassPathAreSaidInOneSentence() throws Exception {
        Process process =
                new ProcessBuilder(
                                "/bin/sh",
                                "-c",
                                "ulimit -n 64; exec \"$0\"",
                                home.resolve("astrolabe").toString())
                        .redirectErrorStream(true)
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(out)
                .isEqualTo(
                        "astrolabe: Only 64 files may be open; allow more with 'ulimit -n"
                                + " 1024'.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xx_XX.UTF-8 | ANSI_X3.4-1968 | C.UTF-8",
                "xx_XX.UTF-8 | UTF-8 | none",
                "xx_XX.ISO-8859-1 | ISO-8859-1 | none",
                "C | UTF-8 | C.UTF-8",
                "C.UTF-8 | ANSI_X3.4-1968 | none"
            })
    void aLocaleThatIsNotInstalledIsReplacedForTheNamesOfFiles(
            String language, String charmap, String used) throws Exception {
        Path programs = Files.createDirectory(folder.resolve("bin"));
        executable(
                Files.writeString(
                        programs.resolve("locale"), "#!/bin/sh\necho %s\n".formatted(charmap)));
        Files.writeString(
                home.resolve("jre/bin/java"), "#!/bin/sh\necho \"LC_ALL ${LC_ALL:-none}\"\n");
        environment.put("PATH", programs + ":" + System.getenv("PATH"));
        environment.put("LC_ALL", "");
        environment.put("LC_CTYPE", "");
        environment.put("LANG", language);

        assertThat(start()).contains("LC_ALL " + used);
    }

    /** Makes a Java of a version that says where it is. */
    private Path java(String name, String release) throws IOException {
        Path place = folder.toRealPath().resolve(name);
        Path java = place.resolve("bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(place.resolve("release"), release);
        executable(Files.writeString(java, "#!/bin/sh\necho \"java of %s\"\n".formatted(name)));
        return place;
    }

    @Test
    void theFirstJavaThatIsNewEnoughIsTaken() throws Exception {
        Files.delete(home.resolve("jre/bin/java"));
        Path old = java("old", "JAVA_VERSION=\"17.0.9\"\nOS_NAME=\"Linux\"\n");
        Path recent = java("recent", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"22\"");
        Path other = java("other", "JAVA_VERSION=\"24.0.1\"\n");
        Path programs = Files.createDirectories(folder.resolve("bin/link")).getParent();
        Path near = Files.createSymbolicLink(programs.resolve("near"), recent.resolve("bin/java"));
        Files.createSymbolicLink(programs.resolve("link/java"), Path.of("../near"));
        Files.createDirectories(folder.resolve("none/java"));
        environment.put(
                "PATH",
                String.join(
                        ":",
                        folder.resolve("none").toString(),
                        near.resolveSibling("link").toString(),
                        old.resolve("bin").toString(),
                        System.getenv("PATH")));
        environment.put("JAVA_HOME", old.toString());
        assertThat(start()).containsExactly("java of recent");
        environment.put("JAVA_HOME", other.toString());
        assertThat(start()).containsExactly("java of other");
    }

    @Test
    void bothSystemsHaveTheSameScript() throws IOException {
        assertThat(script("macosx")).hasSameTextualContentAs(script("linux"));
    }
}
