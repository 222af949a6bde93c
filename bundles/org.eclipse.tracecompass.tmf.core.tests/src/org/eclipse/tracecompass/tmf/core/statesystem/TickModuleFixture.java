package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Traces of ticks in a temporary folder, and {@link TickModule}s that analyse them. */
@ExtendWith(TemporaryCache.class)
abstract class TickModuleFixture {

    static final int EVENTS = 1000;

    @TempDir Path folder = Path.of("");

    final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void disposeTraces() {
        traces.forEach(ITmfTrace::dispose);
    }

    SyntheticTrace newTrace(String name, int events) throws IOException {
        SyntheticTrace trace =
                SyntheticTrace.ticks(Files.createDirectories(folder.resolve(name)), events);
        traces.add(trace);
        return trace;
    }

    TickModule newModule() throws IOException, TmfAnalysisException {
        return TickModule.on(newTrace("trace", EVENTS));
    }

    static File file(TickModule module) {
        return Objects.requireNonNull(module.getSsFile());
    }

    static ITmfStateSystem stateSystem(TickModule module) {
        return Objects.requireNonNull(module.getStateSystem());
    }

    static int valueAt(TickModule module, long time) {
        ITmfStateSystem ss = stateSystem(module);
        return ss.querySingleState(time, ss.getQuarkAbsolute("value")).getValueInt();
    }
}
