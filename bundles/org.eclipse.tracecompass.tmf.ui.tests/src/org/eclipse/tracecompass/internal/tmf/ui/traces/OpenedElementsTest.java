package org.eclipse.tracecompass.internal.tmf.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NonNullByDefault({})
class OpenedElementsTest {

    @TempDir Path temp;

    private static void hasNoElement(ITmfTrace trace) throws CoreException {
        try {
            assertThat(OpenedElements.find(trace, null)).isNull();
        } finally {
            trace.dispose();
        }
    }

    @Test
    void aTraceWhoseFilesAreGoneHasNoElement() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("trace"));
        ITmfTrace trace = SyntheticTrace.ticks(folder, 1);
        Files.delete(folder);
        hasNoElement(trace);
    }

    @Test
    void aTraceThatIsNoFileHasNoElement() throws CoreException {
        hasNoElement(SyntheticTrace.ticks(temp.resolve("localhost:8080#kernel"), 1));
    }
}
