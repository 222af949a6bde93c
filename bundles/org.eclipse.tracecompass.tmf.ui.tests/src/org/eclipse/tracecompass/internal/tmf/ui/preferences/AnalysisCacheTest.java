package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NonNullByDefault({})
class AnalysisCacheTest {

    @TempDir Path root;

    private Path file(String name) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "12345");
    }

    @Test
    void theSizeIsThatOfAllFiles() throws IOException {
        file("traces/a/x.ht");
        file("traces/b/y.ht");
        assertThat(new AnalysisCache(root).size()).isEqualTo(10);
    }

    @Test
    void clearingKeepsTheFoldersOfOpenTraces() throws IOException {
        Path open = file("traces/a/x.ht");
        Path closed = file("traces/b/y.ht");
        new AnalysisCache(root).clear(List.of(open.getParent()));
        assertThat(open).exists();
        assertThat(closed.getParent()).doesNotExist();
        assertThat(root).exists();
    }

    @Test
    void anAbsentCacheIsEmpty() {
        AnalysisCache absent = new AnalysisCache(root.resolve("absent"));
        assertThat(absent.size()).isZero();
        absent.clear(List.of());
    }
}
