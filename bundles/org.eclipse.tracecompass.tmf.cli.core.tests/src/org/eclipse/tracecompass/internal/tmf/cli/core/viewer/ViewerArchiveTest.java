package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.Viewer.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewerArchiveTest {

    private static final String WRITE = "-XX:ArchiveClassesAtExit=";
    private static final String USE = "-XX:SharedArchiveFile=";

    @TempDir Path folder = Path.of("");

    private ViewerArchive archive() {
        return ViewerArchive.in(folder, "25.0.1");
    }

    private Path file() {
        return folder.resolve("classes-viewer-25.0.1.jsa");
    }

    private static String option(ViewerArchive archive, String name) {
        return archive.options().stream()
                .filter(option -> option.startsWith(name))
                .findFirst()
                .orElseThrow()
                .substring(name.length());
    }

    @Test
    void theFirstViewerWritesTheArchiveThatTheNextOneUses() throws IOException {
        ViewerArchive first = archive();
        Files.writeString(Path.of(option(first, WRITE)), "classes");
        assertThat(file()).doesNotExist();
        assertThat(first.ended(0)).isFalse();
        assertThat(first.isNew()).isTrue();
        first.writeArguments(first.optionsOfUse());
        ViewerArchive second = archive();
        assertThat(option(second, USE)).isEqualTo(file().toString());
        second.ended(0);
        assertThat(second.isNew()).isFalse();
        assertThat(option(ViewerArchive.in(folder, "26"), WRITE)).contains("26");
    }

    @Test
    void whatAFailedViewerHasWrittenIsNotKept() throws IOException {
        ViewerArchive first = archive();
        Files.writeString(Path.of(option(first, WRITE)), "classes");
        assertThat(first.ended(1)).isFalse();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatKilledViewersHaveLeftIsRemoved() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Path left = Files.createFile(folder.resolve(file().getFileName() + "." + ended.pid()));
        Path running = Files.createFile(folder.resolve(file().getFileName() + ".1"));
        write("classes");
        option(archive(), USE);
        assertThat(left).doesNotExist();
        assertThat(running).exists();
        assertThat(file()).exists();
    }

    @Test
    void anArchiveWithWhichJavaWasAbortedIsDropped() throws IOException {
        write("damaged");
        ViewerArchive archive = archive();
        option(archive, USE);
        assertThat(archive.ended(134)).isTrue();
        option(archive, WRITE);
        assertThat(archive.ended(134)).as("now it is not the archive").isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 13, 23, 130, 137, 143})
    void otherEndsKeepTheArchive(int code) throws IOException {
        write("classes");
        ViewerArchive archive = archive();
        option(archive, USE);
        assertThat(archive.ended(code)).isFalse();
        assertThat(file()).hasContent("classes");
    }

    @Test
    void withoutAFolderOrWithAnArchiveOfTheUserThereIsNone() {
        assertThat(ViewerArchive.of("")).isNull();
        System.setProperty(ViewerArchive.FOLDER_PROPERTY, folder.toString());
        try {
            assertThat(ViewerArchive.of("-Xmx4g")).isNotNull();
            for (String own : List.of("-Xshare:off", "-XX:AOTCache=x", "-XX:SharedArchiveFile=x")) {
                assertThat(ViewerArchive.of(own)).as(own).isNull();
            }
        } finally {
            System.clearProperty(ViewerArchive.FOLDER_PROPERTY);
        }
    }

    @Test
    void theArgumentsAreKeptForTheScript() throws IOException {
        Files.writeString(file(), "classes");
        archive().writeArguments(List.of("-jar", "a \"b\\c"));
        assertThat(folder.resolve("classes-viewer-25.0.1.jsa.arguments"))
                .hasContent("# 7\n\"-jar\"\n\"a \\\"b\\\\c\"\n");
        assertThat(folder).isDirectoryNotContaining(f -> f.toString().matches(".*jsa[.]\\d+"));
    }

    @Test
    void aTruncatedArchiveIsWrittenAgain() throws IOException {
        write("classes");
        option(archive(), USE);
        Files.writeString(file(), "class");
        option(archive(), WRITE);
        Files.delete(file());
        option(archive(), WRITE);
    }

    /** Writes an archive as a viewer does. */
    private void write(String classes) throws IOException {
        ViewerArchive archive = archive();
        Files.writeString(file(), classes);
        archive.writeArguments(archive.optionsOfUse());
    }

    @Test
    void theWorkbenchIsStartedWithTheArchive() throws IOException {
        Path installed = folder.resolve("configuration/org.eclipse.equinox.simpleconfigurator");
        Files.createDirectories(installed);
        Files.writeString(
                installed.resolve("bundles.info"),
                "org.eclipse.equinox.launcher,1.8.0,plugins/launcher.jar,4,false\n");
        write("classes");
        assertThat(
                        Viewer.at(folder, Platform.LINUX, archive())
                                .command(Path.of("/w"), List.of("/trace")))
                .containsSubsequence(USE + file(), "-jar", "/trace");
    }
}
