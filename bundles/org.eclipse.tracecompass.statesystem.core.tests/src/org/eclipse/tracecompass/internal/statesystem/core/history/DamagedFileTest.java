package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are not what was written are refused, or give an error: never a wrong answer. */
class DamagedFileTest {

    private static final int VERSION = 5;
    private static final int ATTRIBUTES = 12;

    @TempDir private Path folder = Path.of("");

    private Path file = Path.of("");
    private byte[] good = new byte[0];
    private List<List<ITmfStateInterval>> answers = new ArrayList<>();
    private final List<Long> times = new ArrayList<>();
    private final List<DamagedHistoryException> damage = new ArrayList<>();

    @BeforeEach
    void writeAGoodFile() throws IOException {
        file = folder.resolve("history.ht");
        HistoryBackend backend =
                HistoryBackend.create("d", file.toFile(), VERSION, 10, 50, new BlockCache(5000));
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        Random random = new Random(1);
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("attribute " + i);
        }
        long t = 10;
        for (int i = 0; i < 1500; i++) {
            t += random.nextInt(100);
            int quark = random.nextInt(ATTRIBUTES);
            ss.modifyAttribute(
                    t,
                    quark % 2 == 0 ? (Object) random.nextInt(1000) : "text " + random.nextInt(9),
                    quark);
        }
        ss.closeHistory(t);
        for (int i = 0; i < 20; i++) {
            times.add(random.nextLong(10, t));
        }
        answers = answers(ss);
        ss.dispose();
        good = Files.readAllBytes(file);
    }

    private List<List<ITmfStateInterval>> answers(ITmfStateSystem ss) {
        List<List<ITmfStateInterval>> answers = new ArrayList<>();
        for (long t : times) {
            answers.add(ss.queryFullState(t));
        }
        return answers;
    }

    private ITmfStateSystem open() throws IOException {
        // A cache of its own: nothing is remembered from one attempt to the next.
        HistoryBackend backend =
                HistoryBackend.open("d", file.toFile(), VERSION, new BlockCache(100_000));
        backend.onDamage(damage::add);
        return StateSystemFactory.newStateSystem(backend, false);
    }

    @Test
    void aGoodFileAnswersAsBefore() throws IOException {
        ITmfStateSystem ss = open();
        assertThat(answers(ss)).isEqualTo(answers);
        ss.dispose();
    }

    @Test
    void aFileThatIsCutOffAnywhereIsRefused() throws IOException {
        for (int length = 0;
                length < good.length;
                length += length < 300 || length > good.length - 300 ? 1 : 97) {
            Files.write(file, Arrays.copyOf(good, length));
            assertThatThrownBy(this::open)
                    .as("cut to %d bytes", length)
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void aFileThatIsCutOffAtTheEndOfABlockIsRefused() throws IOException {
        HistoryFile file =
                HistoryFile.open(
                        this.file.toFile(),
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "d", VERSION, HistoryOrigin.UNKNOWN));
        Level[] levels = new HistoryStore("d", 10, file, 50, new BlockCache(0)).levels();
        DirectoryCodec.read(file.readSections().directory(), levels);
        file.close();
        int boundaries = 0;
        for (Level level : levels) {
            Level.View view = level.view();
            for (int i = 0; i < view.size(); i++) {
                int end = (int) view.directory().position[i] + view.directory().length[i];
                Files.write(this.file, Arrays.copyOf(good, end));
                assertThatThrownBy(this::open).isInstanceOf(IOException.class);
                boundaries++;
            }
        }
        assertThat(boundaries).isGreaterThan(20);
    }

    @Test
    void aFileWithSomethingBehindItIsRefused() throws IOException {
        Files.write(file, Arrays.copyOf(good, good.length + 1));
        assertThatThrownBy(this::open).isInstanceOf(IOException.class);
    }

    @Test
    void aWrongBitIsRefusedOrGivesAnErrorThatNamesTheFile() throws IOException {
        Random random = new Random(2);
        int refused = 0;
        int failed = 0;
        for (int i = 0; i < 500; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, bad);
            ITmfStateSystem ss;
            try {
                ss = open();
            } catch (IOException e) {
                assertThat(e).hasMessageContaining("history.ht");
                refused++;
                continue;
            }
            damage.clear();
            try {
                assertThat(answers(ss)).isEqualTo(answers);
                assertThat(damage).isEmpty();
            } catch (DamagedHistoryException e) {
                assertThat(e).hasMessageContaining("history.ht").hasMessageContaining("damaged");
                assertThat(damage).containsExactly(e);
                failed++;
            } finally {
                ss.dispose();
            }
        }
        assertThat(refused).isPositive();
        assertThat(failed).isPositive();
    }

    @Test
    void toVerifyAFileFindsEveryWrongBitOfItsBlocks() throws IOException {
        HistoryBackend good = HistoryBackend.open("d", file.toFile(), VERSION);
        good.verify(() -> false);
        assertThat(good.getFileSize()).isEqualTo(this.good.length);
        good.dispose();
        int found = 0;
        for (int at = HistoryHeader.SIZE; at < this.good.length; at += 101) {
            byte[] bad = this.good.clone();
            bad[at] ^= 16;
            Files.write(file, bad);
            HistoryBackend backend;
            try {
                backend = HistoryBackend.open("d", file.toFile(), VERSION);
            } catch (IOException e) {
                continue;
            }
            assertThatThrownBy(() -> backend.verify(() -> false))
                    .isInstanceOf(DamagedHistoryException.class);
            backend.dispose();
            found++;
        }
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void aFileThatBecomesShorterWhileItIsOpenIsDamaged() throws IOException {
        ITmfStateSystem ss = open();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(200);
        }
        assertThatThrownBy(() -> answers(ss))
                .isInstanceOf(DamagedHistoryException.class)
                .hasMessageContaining("history.ht is damaged: it has been truncated");
        assertThat(damage).hasSize(1);
        ss.dispose();
    }

    @Test
    void aMappedFileThatBecomesShorterIsDamaged() throws IOException {
        assumeTrue(FileMapping.isWorthwhile(file), "files are not mapped here");
        HistoryBackend backend =
                HistoryBackend.open("d", file.toFile(), VERSION, new BlockCache(0));
        backend.onDamage(damage::add);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend, false);
        while (!backend.isMapped()) {
            assertThat(answers(ss)).isEqualTo(answers);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(4096);
        }
        for (int i = 0; i < 500; i++) {
            assertThatThrownBy(() -> answers(ss))
                    .isInstanceOf(DamagedHistoryException.class)
                    .hasMessageContaining("history.ht is damaged: ");
        }
        ss.dispose();
    }

    /** Opens and closes other files until those that were open before are closed. */
    private void openOthers() throws IOException {
        List<DurableChannel> others = new ArrayList<>();
        for (int i = 0; i < 2 * OpenChannels.MOST_OPEN; i++) {
            Path other = Files.write(folder.resolve("other " + i), new byte[1]);
            others.add(DurableChannel.open(other));
        }
        for (DurableChannel other : others) {
            other.close();
        }
    }

    @Test
    void aFileThatIsReplacedWhileItRestsIsDamagedAndTheNewOneStays() throws IOException {
        HistoryBackend backend =
                HistoryBackend.open("d", file.toFile(), VERSION, new BlockCache(0));
        backend.onDamage(damage::add);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend, false);
        openOthers();
        Path copy = Files.write(folder.resolve("copy"), good);
        Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
        for (int i = 1; i <= 2; i++) {
            assertThatThrownBy(() -> answers(ss))
                    .isInstanceOf(DamagedHistoryException.class)
                    .hasMessageContaining("history.ht is damaged: it was replaced or deleted");
            assertThat(damage).hasSize(i);
        }
        ss.dispose();
        assertThatThrownBy(() -> answers(ss)).isInstanceOf(StateSystemDisposedException.class);
        ss.removeFiles();
        assertThat(file).exists();
    }

    @Test
    void aFileThatIsDeletedWhileItRestsIsDamaged() throws IOException {
        ITmfStateSystem ss = open();
        openOthers();
        Files.delete(file);
        assertThatThrownBy(() -> answers(ss))
                .isInstanceOf(DamagedHistoryException.class)
                .hasMessageContaining("history.ht is damaged: it was replaced or deleted");
        assertThat(damage).hasSize(1);
        ss.dispose();
    }

    @Test
    void randomBytesAreRefused() throws IOException {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            byte[] noise = new byte[random.nextInt(1000)];
            random.nextBytes(noise);
            Files.write(file, noise);
            assertThatThrownBy(this::open).isInstanceOf(IOException.class);
        }
    }

    @Test
    void aFileThatIsStillBeingWrittenIsRefused() throws IOException {
        File other = folder.resolve("other.ht").toFile();
        HistoryBackend backend =
                HistoryBackend.create("o", other, VERSION, 0, 5, new BlockCache(0));
        for (int i = 0; i < 100; i++) {
            backend.insertPastState(i, i, 0, i);
        }
        // Both may be tried again: who gets another exception would build it anew.
        assertThatThrownBy(() -> HistoryBackend.open("o", other, VERSION))
                .isInstanceOf(HistoryInUseException.class)
                .hasMessageContaining("being written");
        assertThatThrownBy(() -> HistoryBackend.create("o", other, VERSION, 0))
                .isInstanceOf(HistoryInUseException.class)
                .hasMessageContaining("being written");
        backend.dispose();
        assertThat(other).doesNotExist();
    }

    @Test
    void aMissingFileAndAFolderAreRefused() {
        assertThatThrownBy(
                        () -> HistoryBackend.open("o", folder.resolve("none.ht").toFile(), VERSION))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> HistoryBackend.open("o", folder.toFile(), VERSION))
                .isInstanceOf(IOException.class);
    }

    @Test
    void anotherProviderVersionIsRefusedUnlessItIsIgnored() throws IOException {
        assertThatThrownBy(
                        () ->
                                StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                        "d", file.toFile(), VERSION + 1))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("version 5");
        StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                        "d", file.toFile(), ITmfStateSystemBuilder.IGNORE_PROVIDER_VERSION)
                .dispose();
    }

    @Test
    void anotherFormatVersionIsRefused() throws IOException {
        byte[] bad = good.clone();
        bad[8] = HistoryHeader.FORMAT_VERSION + 1;
        Files.write(file, bad);
        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("format version " + bad[8]);
    }
}
