package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@NonNullByDefault({})
@ExtendWith(TemporaryCache.class)
class AnalysisCacheTest {

    private static final ITmfTimestampTransform SHIFT =
            TimestampTransformFactory.createWithOffset(500);

    @TempDir Path temp;
    private AnalysisCache cache;

    @BeforeEach
    void findCache() {
        cache = AnalysisCache.ofUser();
    }

    private Path file(String name) throws IOException {
        return write(cache.path().resolve(name));
    }

    private static Path write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "12345");
    }

    private ITmfTrace trace(String name) throws IOException {
        return SyntheticTrace.ticks(write(temp.resolve(name)), 3);
    }

    private static Path result(ITmfTrace trace) throws IOException {
        return write(Path.of(TmfTraceManager.getSupplementaryFileDir(trace), "result.ht"));
    }

    @Test
    void theSizeIsThatOfAllFilesOfAnalyses() throws IOException {
        file("traces/a/x.ht");
        file("temp/y.ht");
        file("installation-1/classes");
        assertThat(cache.size()).isEqualTo(10);
    }

    @Test
    void clearingKeepsWhatBelongsToOpenTraces() throws IOException {
        ITmfTrace trace = trace("open");
        try {
            Path open = result(trace);
            Path closed = file("traces/b/y.ht");
            Path temporary = file("temp/c/z.ht");
            cache.clear(List.of(trace));
            assertThat(open).exists();
            assertThat(closed.getParent()).doesNotExist();
            assertThat(temporary.getParent()).doesNotExist();
        } finally {
            trace.dispose();
        }
    }

    @Test
    void clearingKeepsWhatIsOfNoAnalysis() throws IOException {
        Path viewer = file("installation-1/viewer-1/plugins/a.jar");
        Path workspace = file("workspace/.metadata/.log");
        cache.clear(List.of());
        assertThat(viewer).exists();
        assertThat(workspace).as("on Windows it is in the same folder").exists();
    }

    @Test
    void clearingKeepsWhatUsersHaveMade() throws IOException {
        ITmfTrace closed = trace("closed");
        closed.setTimestampTransform(SHIFT);
        Path result = result(closed);
        closed.dispose();
        Path bookmarks = file("traces/b/bookmarks.json");
        cache.clear(List.of());
        assertThat(result).doesNotExist();
        assertThat(bookmarks).exists();
        ITmfTrace again = trace("closed");
        try {
            assertThat(again.getTimestampTransform()).isEqualTo(SHIFT);
        } finally {
            again.dispose();
        }
    }

    @Test
    void anOpenTraceWithAShiftedClockKeepsIt() throws IOException {
        ITmfTrace open = trace("open");
        try {
            open.setTimestampTransform(SHIFT);
            Path result = result(open);
            cache.clear(List.of(open));
            assertThat(result).exists();
        } finally {
            open.dispose();
        }
        ITmfTrace again = trace("open");
        try {
            assertThat(again.getTimestampTransform()).isEqualTo(SHIFT);
        } finally {
            again.dispose();
        }
    }

    @Test
    void anAbsentCacheIsEmpty() {
        AnalysisCache absent = new AnalysisCache(temp.resolve("absent"));
        assertThat(absent.size()).isZero();
        absent.clear(List.of());
    }
}
