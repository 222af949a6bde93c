package org.eclipse.tracecompass.internal.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.common.core.content.ContentSamples;
import org.eclipse.tracecompass.common.core.content.TraceFiles;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a supplementary folder does when its trace is changed, moved, copied or damaged. */
@ExtendWith(TemporaryCache.class)
class SupplementaryFolderTest {

    private static final FileTime TIME = FileTime.from(Instant.parse("2024-02-03T04:05:06Z"));
    private static final int STREAM = 100_000;
    private static final int LARGE = ContentSamples.WHOLE_TRACE + 1;

    @TempDir Path folder = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private Path traceFiles(String name) throws IOException {
        Path trace = Files.createDirectories(folder.resolve(name));
        byte[] bytes = new byte[STREAM];
        new Random(5).nextBytes(bytes);
        Files.write(trace.resolve("stream"), bytes);
        Files.writeString(trace.resolve("metadata"), "what is in the stream");
        makeOld(trace);
        return trace;
    }

    private static void makeOld(Path trace) throws IOException {
        for (String name : List.of("stream", "metadata")) {
            Files.setLastModifiedTime(trace.resolve(name), TIME);
        }
    }

    private ITmfTrace open(Path files) {
        ITmfTrace trace = SyntheticTrace.ticks(files, 3);
        traces.add(trace);
        return trace;
    }

    private static Path folder(ITmfTrace trace) {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
    }

    /** Opens a trace and stores something that was computed from it. */
    private Path store(Path files) throws IOException {
        return Files.writeString(folder(open(files)).resolve("result"), "computed");
    }

    private static void flip(Path file, long at) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.seek(at);
            int old = out.read();
            out.seek(at);
            out.write(old ^ 1);
        }
    }

    /** The change time of a file has steps, of some milliseconds at most. */
    private static void awaitNextTick() throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(20);
    }

    @Test
    void anUnchangedTraceFindsWhatWasComputed() throws Exception {
        Path files = traceFiles("trace");
        assertThat(store(files)).exists().isEqualTo(folder(open(files)).resolve("result"));
        assertThat(TmfTraceManager.getOrigin(open(files)))
                .isEqualTo(TmfTraceManager.getOrigin(open(files)));
    }

    @Test
    void aTraceWithAnotherByteAndTheSameSizesAndTimesFindsNothing() throws Exception {
        Random random = new Random(1);
        Path files = traceFiles("trace");
        for (int i = 0; i < 20; i++) {
            Path result = store(files);
            String origin = TmfTraceManager.getOrigin(open(files));
            awaitNextTick();
            flip(files.resolve("stream"), random.nextInt(STREAM));
            makeOld(files);
            ITmfTrace changed = open(files);
            folder(changed);
            assertThat(result).doesNotExist();
            assertThat(TmfTraceManager.getOrigin(changed)).isNotEqualTo(origin);
        }
    }

    @Test
    void aTraceThatHasGrownKeepsWhatItsUserHasMade() throws Exception {
        ITmfTimestampTransform later = TimestampTransformFactory.createWithOffset(1000);
        Path files = traceFiles("trace");
        open(files).setTimestampTransform(later);
        ITmfTrace before = open(files);
        Path base = SupplementaryFolder.ofTrace(before);
        List<Path> made = new ArrayList<>();
        for (Path place : List.of(base, folder(before))) {
            for (String name :
                    List.of(
                            "symbol-files.txt",
                            "symbol-files.txt.copy",
                            "bookmarks.json",
                            "derived-outputs.json")) {
                made.add(Files.writeString(place.resolve(name), "chosen"));
            }
        }
        made.add(Files.createDirectories(base.resolve(".properties")).resolve("set"));
        made.add(base.resolve(base.getFileName() + "_"));
        for (Path file : made) {
            Files.writeString(file, "chosen");
        }
        Path result = Files.writeString(folder(before).resolve("result"), "computed");
        Files.writeString(files.resolve("metadata"), "one more line", StandardOpenOption.APPEND);
        ITmfTrace grown = open(files);
        folder(grown);
        assertThat(result).doesNotExist();
        assertThat(made).allSatisfy(file -> assertThat(file).hasContent("chosen"));
        assertThat(grown.getTimestampTransform()).isEqualTo(later);
        assertThat(open(files).getTimestampTransform()).isEqualTo(later);
        TmfTraceManager.deleteSupplementaryFiles(grown);
        assertThat(made).noneSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void aLargeTraceWithAByteChangedBetweenTheSamplesFindsNothing() throws Exception {
        Path files = traceFiles("trace");
        try (RandomAccessFile out = new RandomAccessFile(files.resolve("stream").toFile(), "rw")) {
            out.setLength(LARGE);
        }
        makeOld(files);
        assertThat(TraceContent.of(open(files)).digest().isWhole()).isFalse();
        Path result = store(files);
        awaitNextTick();
        flip(files.resolve("stream"), LARGE / 2 + 54_321);
        makeOld(files);
        folder(open(files));
        assertThat(result).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aTraceThatCannotBeReadForAWhileKeepsWhatWasComputed() throws Exception {
        Path files = traceFiles("trace");
        Path stream = files.resolve("stream");
        Path elsewhere = Files.move(stream, folder.resolve("elsewhere"));
        Files.createSymbolicLink(stream, elsewhere);
        Path result = store(files);
        Path away = Files.move(elsewhere, folder.resolve("away"));
        assertThatThrownBy(() -> folder(open(files)))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("The stored results of " + files + " are kept")
                .hasMessageContaining(stream + " cannot be read: it does not exist; ");
        assertThat(result).exists();
        Files.move(away, elsewhere);
        folder(open(files));
        assertThat(result).exists();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aTraceWithALinkInACircleIsKnownByItsOtherFiles() throws Exception {
        Path files = traceFiles("trace");
        Files.createSymbolicLink(files.resolve("again"), files);
        Path result = store(files);
        folder(open(files));
        assertThat(result).exists();
        assertThat(TraceFiles.find(files.toString()).files())
                .extracting(TraceFiles.TraceFile::name)
                .containsExactly("again", "metadata", "stream");
    }

    @Test
    void aTraceOfWhichOnlyTheTimesChangedFindsWhatWasComputed() throws Exception {
        Path files = traceFiles("trace");
        Path result = store(files);
        Files.setLastModifiedTime(files.resolve("stream"), FileTime.from(Instant.now()));
        folder(open(files));
        assertThat(result).exists();
    }

    @Test
    void aTraceThatWasMovedTakesWhatWasComputedAlong() throws Exception {
        Path files = traceFiles("trace");
        Path result = store(files);
        Path moved = folder.resolve("elsewhere");
        Files.move(files, moved);
        assertThat(folder(open(moved)).resolve("result")).exists().isNotEqualTo(result);
        assertThat(result).doesNotExist();
    }

    @Test
    void aSingleFileThatWasRenamedTakesWhatWasComputedAlong() throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "some events");
        Path result = store(file);
        Path renamed = folder.resolve("b.txt");
        Files.move(file, renamed);
        assertThat(folder(open(renamed)).resolve("result")).exists().isNotEqualTo(result);
    }

    @Test
    void aCopyHasAFolderOfItsOwnAndTheSameOrigin() throws Exception {
        Path files = traceFiles("trace");
        Path result = store(files);
        Path copy = traceFiles("copy");
        Files.setLastModifiedTime(copy.resolve("stream"), FileTime.from(Instant.now()));
        ITmfTrace copied = open(copy);
        assertThat(folder(copied).resolve("result")).doesNotExist();
        assertThat(result).exists();
        assertThat(TmfTraceManager.getOrigin(copied))
                .isEqualTo(TmfTraceManager.getOrigin(open(files)));
    }

    @Test
    void anotherTraceWhereOneWasMovedAwayFindsNothing() throws Exception {
        Path files = traceFiles("trace");
        store(files);
        Files.move(files, folder.resolve("elsewhere"));
        Path other = traceFiles("other");
        flip(other.resolve("stream"), 7);
        assertThat(folder(open(other)).resolve("result")).doesNotExist();
    }

    @Test
    void aDamagedFingerprintLosesNothing() throws Exception {
        Path files = traceFiles("trace");
        Path result = store(files);
        Path fingerprint = result.resolveSibling("fingerprint");
        byte[] good = Files.readAllBytes(fingerprint);
        for (int i = 0; i < good.length; i++) {
            byte[] bad = good.clone();
            bad[i] ^= 4;
            Files.write(fingerprint, bad);
            folder(open(files));
            assertThat(result).exists();
            assertThat(fingerprint).hasBinaryContent(good);
        }
    }

    @Test
    void aClockOfWhichOneFileIsDamagedIsMendedFromTheOther() throws Exception {
        ITmfTimestampTransform later = TimestampTransformFactory.createLinear(1.5, 1000L);
        Path files = traceFiles("trace");
        ITmfTrace trace = open(files);
        trace.setTimestampTransform(later);
        for (String name : List.of("clock", "clock.copy")) {
            Path clock = SupplementaryFolder.ofTrace(trace).resolve(name);
            byte[] good = Files.readAllBytes(clock);
            for (int i = 0; i < good.length; i++) {
                byte[] bad = good.clone();
                bad[i] ^= (byte) (1 << i % 8);
                Files.write(clock, bad);
                assertThat(open(files).getTimestampTransform()).as("byte %d", i).isEqualTo(later);
                if (name.equals("clock")) {
                    assertThat(clock).hasBinaryContent(good);
                }
            }
        }
    }

    @Test
    void aDamagedClockIsNotUsed() throws Exception {
        ITmfTimestampTransform none = TimestampTransformFactory.getDefaultTransform();
        ITmfTimestampTransform later = TimestampTransformFactory.createLinear(1.5, 1000L);
        Path files = traceFiles("trace");
        ITmfTrace trace = open(files);
        trace.setTimestampTransform(later);
        Path clock = SupplementaryFolder.ofTrace(trace).resolve("clock");
        byte[] good = Files.readAllBytes(clock);
        assertThat(open(files).getTimestampTransform()).isEqualTo(later);
        for (int i = 0; i < good.length; i++) {
            byte[] bad = good.clone();
            bad[i] ^= (byte) (1 << i % 8);
            Files.write(clock, bad);
            Files.write(clock.resolveSibling("clock.copy"), bad);
            assertThat(open(files).getTimestampTransform()).as("byte %d", i).isEqualTo(none);
        }
    }

    @Test
    void theClockOfAnotherTraceIsNotUsed() throws Exception {
        Path files = traceFiles("trace");
        ITmfTrace trace = open(files);
        trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(1000));
        Path clock = SupplementaryFolder.ofTrace(trace).resolve("clock");
        Path otherFiles = traceFiles("other");
        flip(otherFiles.resolve("stream"), 99);
        Path otherFolder = SupplementaryFolder.ofTrace(open(otherFiles));
        Files.copy(clock, otherFolder.resolve("clock"));
        Files.copy(clock, otherFolder.resolve("clock.copy"));
        assertThat(open(otherFiles).getTimestampTransform())
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
        assertThat(open(files).getTimestampTransform()).isEqualTo(trace.getTimestampTransform());
    }
}
