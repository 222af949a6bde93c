package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The names of functions follow the files of symbols that a trace has. */
@ExtendWith(TemporaryCache.class)
class FunctionNamesTest {

    @TempDir Path folder = Path.of("");

    @AfterEach
    void forgetProviders() {
        SymbolProviderManager.dispose();
    }

    @Test
    void chosenFilesAreKeptWithTheTraceAndNameItsAddresses() throws IOException {
        ITmfTrace trace = new HostTrace("host", List.of());
        Path nm = Files.writeString(folder.resolve("nm.txt"), "0000000000001000 T main\n");
        FunctionNames names = new FunctionNames(trace);
        names.refresh();
        assertThat(names.name(-1, 0, Long.valueOf(0x1004))).isEqualTo("0x1004");
        TraceSymbolFiles.add(trace, List.of(nm));
        assertThat(TraceSymbolFiles.get(trace)).containsExactly(nm.toAbsolutePath());
        assertThat(names.refresh()).isTrue();
        assertThat(names.name(-1, 0, Long.valueOf(0x1004))).isEqualTo("main");
        assertThatThrownBy(() -> TraceSymbolFiles.add(trace, List.of(folder.resolve("none"))))
                .isInstanceOf(IOException.class);
        TraceSymbolFiles.remove(trace, List.of(nm.toAbsolutePath()));
        assertThat(TraceSymbolFiles.get(trace)).isEmpty();
        names.refresh();
        assertThat(names.name(-1, 0, Long.valueOf(0x1004))).isEqualTo("0x1004");
        trace.dispose();
    }
}
