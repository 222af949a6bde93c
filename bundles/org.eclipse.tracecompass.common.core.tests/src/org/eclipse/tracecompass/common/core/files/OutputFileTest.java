package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A result is written whole or not at all, and what was in its place stays what it is. */
@Timeout(60)
class OutputFileTest {

    @TempDir Path folder = Path.of("");

    private static void write(Path target, String text) throws IOException {
        try (OutputFile file = OutputFile.at(target)) {
            Files.writeString(file.content(), text);
            file.commit();
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void aCommittedFileReplacesTheOldOne() throws IOException {
        Path target = Files.writeString(folder.resolve("picture.svg"), "old");
        try (OutputFile file = OutputFile.at(target)) {
            Files.writeString(file.content(), "new");
            assertThat(target).hasContent("old");
            file.commit();
        }
        assertThat(target).hasContent("new");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void aFileThatIsNotCommittedLeavesNothingBehind() throws IOException {
        Path old = Files.writeString(folder.resolve("old.svg"), "old");
        try (OutputFile file = OutputFile.at(folder.resolve("picture.svg"));
                OutputFile other = OutputFile.at(old)) {
            Files.writeString(file.content(), "half");
            Files.writeString(other.content(), "half");
        }
        assertThat(files()).containsExactly(old);
        assertThat(old).hasContent("old");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkStaysALinkAndTheFileItLeadsToIsWritten() throws IOException {
        Path real = Files.writeString(folder.resolve("real.svg"), "much longer than the new text");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), Path.of("real.svg"));
        write(link, "new");
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(real).hasContent("new");
        assertThat(files()).containsExactly(link, real);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkThatLeadsNowhereIsRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nowhere"));
        assertRefused(link, "dangling link");
        assertThat(files()).containsExactly(link);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void allNamesOfAFileShowTheResult() throws IOException {
        Path one = Files.writeString(folder.resolve("one"), "old");
        Path other = Files.createLink(folder.resolve("other"), one);
        write(one, "new");
        assertThat(other).hasContent("new");
        assertThat(Files.isSameFile(one, other)).isTrue();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeStaysAPipeAndItsReaderGetsTheResult() throws Exception {
        Path pipe = pipe("pipe");
        CompletableFuture<String> reader =
                CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return Files.readString(pipe);
                            } catch (IOException e) {
                                return e.toString();
                            }
                        });
        write(pipe, "through the pipe");
        assertThat(reader.join()).isEqualTo("through the pipe");
        assertThat(Files.readAttributes(pipe, "isOther")).containsEntry("isOther", true);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsNotTouchedByWorkThatFails() throws Exception {
        Path pipe = pipe("pipe");
        try (OutputFile file = OutputFile.at(pipe)) {
            Files.writeString(file.content(), "half");
        }
        assertThat(files()).containsExactly(pipe);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDeviceStaysADevice() throws IOException {
        write(Path.of("/dev/null"), "gone");
        assertThat(Files.readAttributes(Path.of("/dev/null"), "isOther"))
                .containsEntry("isOther", true);
        assertThatThrownBy(() -> write(Path.of("/dev/full"), "too much"))
                .isInstanceOf(OutputFileException.class)
                .hasMessageContaining("/dev/full")
                .hasMessageEndingWith(".");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFileKeepsItsPermissions() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "old");
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
        write(secret, "new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
                .isEqualTo("rw-------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aNewFileHasThePermissionsOfEveryNewFile() throws IOException {
        Path usual = Files.createFile(folder.resolve("usual"));
        Path result = folder.resolve("result");
        write(result, "new");
        assertThat(Files.getPosixFilePermissions(result))
                .isEqualTo(Files.getPosixFilePermissions(usual));
    }

    @ParameterizedTest
    @ValueSource(strings = {"absent/picture.svg", "", "file/picture.svg", "LONG", "PROC"})
    void whatCannotBeAFileIsRefusedInASentence(String name) throws IOException {
        Files.createFile(folder.resolve("file"));
        Path target =
                switch (name) {
                    case "LONG" -> folder.resolve("x".repeat(320) + ".svg");
                    case "PROC" -> Path.of("/proc/x.svg");
                    default -> folder.resolve(name);
                };
        assertRefused(target, "Cannot write " + target);
    }

    @Test
    void aNameOfTheGreatestLengthIsWritten() throws IOException {
        Path target = folder.resolve("x".repeat(251) + ".svg");
        write(target, "new");
        assertThat(target).hasContent("new");
    }

    private static void assertRefused(Path target, String part) {
        assertThatThrownBy(() -> OutputFile.at(target).close())
                .isInstanceOf(OutputFileException.class)
                .message()
                .contains(part)
                .doesNotContain("Exception")
                .endsWith(".");
    }

    private Path pipe(String name) throws Exception {
        Path pipe = folder.resolve(name);
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        return pipe;
    }
}
