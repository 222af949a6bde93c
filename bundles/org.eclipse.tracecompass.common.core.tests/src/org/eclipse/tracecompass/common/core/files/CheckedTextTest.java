package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CheckedTextTest {

    private static final int CHANGES = 3000;

    @TempDir Path folder = Path.of("");

    private Path file() {
        return folder.resolve("list.txt");
    }

    private Path copy() {
        return folder.resolve("list.txt.copy");
    }

    @Test
    void aReaderNeverPutsBackWhatWasReplaced() throws Exception {
        CheckedText.writeTwice(file(), List.of("0"));
        AtomicBoolean done = new AtomicBoolean();
        CompletableFuture<Void> reader =
                CompletableFuture.runAsync(
                        () -> {
                            int last = 0;
                            while (!done.get()) {
                                int now = Integer.parseInt(only(file()));
                                assertThat(now).isGreaterThanOrEqualTo(last);
                                last = now;
                            }
                        });
        for (int i = 1; i <= CHANGES && !reader.isDone(); i++) {
            CheckedText.writeTwice(file(), List.of(String.valueOf(i)));
            assertThat(only(file())).isEqualTo(String.valueOf(i));
        }
        done.set(true);
        reader.get();
        assertThat(CheckedText.read(copy())).containsExactly(String.valueOf(CHANGES));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(60)
    void aPipeOrALinkInItsPlaceIsNotRead() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        CheckedText.writeTwice(file(), List.of("mine"));
        Files.delete(file());
        assertThat(new ProcessBuilder("mkfifo", file().toString()).start().waitFor()).isZero();
        assertThatThrownBy(() -> CheckedText.read(file()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a plain file");
        assertThat(CheckedText.readEither(file())).containsExactly("mine");
        Files.delete(file());
        Files.createSymbolicLink(file(), secret);
        assertThat(CheckedText.readEither(file())).containsExactly("mine");
        assertThat(file()).isRegularFile();
        assertThat(secret).hasContent("secret");
    }

    private static String only(Path file) {
        try {
            return CheckedText.readEither(file).get(0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Another process may read the file while this one replaces it. */
    @Test
    void aFileThatIsReplacedIsNeverMissing() throws Exception {
        CheckedText.write(file(), List.of("0"));
        AtomicBoolean done = new AtomicBoolean();
        CompletableFuture<Boolean> missing =
                CompletableFuture.supplyAsync(
                        () -> {
                            while (!done.get()) {
                                if (Files.notExists(file())) {
                                    return true;
                                }
                            }
                            return false;
                        });
        for (int i = 1; i <= CHANGES && !missing.isDone(); i++) {
            CheckedText.write(file(), List.of(String.valueOf(i)));
        }
        done.set(true);
        assertThat(missing.get()).isFalse();
    }

    @Test
    void oneOfTwoFilesIsEnough() throws Exception {
        CheckedText.writeTwice(file(), List.of("a", "b"));
        Files.writeString(file(), "no checksum\n");
        assertThat(CheckedText.readEither(file())).containsExactly("a", "b");
        assertThat(CheckedText.read(file())).containsExactly("a", "b");
        Files.delete(copy());
        assertThat(CheckedText.readEither(file())).containsExactly("a", "b");
        assertThat(CheckedText.read(copy())).containsExactly("a", "b");
    }

    @Test
    void twoDamagedFilesAreAnError() throws Exception {
        assertThatThrownBy(() -> CheckedText.readEither(file()))
                .isInstanceOf(NoSuchFileException.class);
        CheckedText.writeTwice(file(), List.of("a"));
        Files.writeString(file(), "x");
        Files.writeString(copy(), "y");
        assertThatThrownBy(() -> CheckedText.readEither(file()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is damaged");
    }
}
