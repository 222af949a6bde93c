package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewerArchiveTest {

    private static final String WRITE = "-XX:AOTConfiguration=";
    private static final String USE = "-XX:AOTCache=";

    @TempDir Path folder = Path.of("");

    private ViewerArchive archive() {
        return ViewerArchive.in(folder, "25.0.1");
    }

    private Path file() {
        return folder.resolve("classes-viewer-25.0.1");
    }

    private static String option(ViewerArchive archive, String name) {
        return archive.options().stream()
                .filter(option -> option.startsWith(name))
                .findFirst()
                .orElseThrow()
                .substring(name.length());
    }

    /** Does what Java does with the record of a viewer. */
    private static void make(ViewerArchive archive, String classes) throws IOException {
        List<String> options = archive.optionsOfMaking();
        assertThat(options).contains("-XX:AOTMode=create");
        String made = options.getLast();
        assertThat(made).startsWith(USE);
        Files.writeString(Path.of(made.substring(USE.length())), classes);
    }

    @Test
    void theFirstViewerRecordsForTheArchiveThatTheNextOneUses() throws IOException {
        ViewerArchive first = archive();
        Files.writeString(Path.of(option(first, WRITE)), "record");
        make(first, "classes");
        assertThat(file()).doesNotExist();
        assertThat(first.ended(0)).isFalse();
        assertThat(first.isNew()).isTrue();
        first.writeArguments(first.optionsOfUse());
        assertThat(folder)
                .as("parts are removed")
                .isDirectoryNotContaining(f -> f.toString().matches(".*[.]\\d{2,}([.]made)?"));
        ViewerArchive second = archive();
        assertThat(option(second, USE)).isEqualTo(file().toString());
        assertThat(second.optionsOfMaking()).isEmpty();
        second.ended(0);
        assertThat(second.isNew()).isFalse();
        assertThat(option(ViewerArchive.in(folder, "26"), WRITE)).contains("26");
    }

    @Test
    void whereTheArchiveCannotBeMadeThereIsNone() throws IOException {
        ViewerArchive archive = archive();
        Files.writeString(Path.of(option(archive, WRITE)), "record");
        assertThat(archive.ended(0)).isFalse();
        assertThat(archive.isNew()).isFalse();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void olderJavaWritesTheArchiveByItself() throws IOException {
        ViewerArchive archive = ViewerArchive.in(folder, "21.0.5");
        Files.writeString(Path.of(option(archive, "-XX:ArchiveClassesAtExit=")), "classes");
        assertThat(archive.optionsOfMaking()).isEmpty();
        archive.ended(0);
        archive.writeArguments(archive.optionsOfUse());
        assertThat(option(ViewerArchive.in(folder, "21.0.5"), "-XX:SharedArchiveFile="))
                .isEqualTo(folder.resolve("classes-viewer-21.0.5").toString());
    }

    @Test
    void aRehearsalCompilesQuicklyAndLeavesOurClassesOut() {
        assertThat(archive().optionsOfRehearsal())
                .contains("-XX:TieredStopAtLevel=1")
                .anyMatch(option -> option.contains("org/eclipse/tracecompass"));
        assertThat(archive().options()).doesNotContain("-XX:TieredStopAtLevel=1");
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
        assertThat(folder.resolve("classes-viewer-25.0.1.arguments"))
                .hasContent("# 7\n\"-jar\"\n\"a \\\"b\\\\c\"\n");
        assertThat(folder).isDirectoryNotContaining(f -> f.toString().matches(".*[.]\\d{2,}"));
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
}
