package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.HistoryGraphs;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The calls of a history are read in steps, whatever its times are. */
class CallReaderTest {

    /** The function f calls g near the beginning, and h is called near the end. */
    private static ITmfStateSystemBuilder history(long start, long end) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("calls", start));
        CallStackWriter writer = new CallStackWriter(history, new CallStackOddities());
        writer.enter(start + 10, 1, 1, "t", "f");
        writer.enter(start + 20, 1, 1, "t", "g");
        writer.exit(start + 30, 1, 1, "t", FunctionKind.NAME, "g");
        writer.exit(end - 20, 1, 1, "t", FunctionKind.NAME, "f");
        writer.enter(end - 15, 1, 1, "t", "h");
        writer.exit(end - 5, 1, 1, "t", FunctionKind.NAME, "h");
        writer.finish();
        history.closeHistory(end);
        return history;
    }

    @Timeout(60)
    @ParameterizedTest
    @CsvSource({
        "0, 63",
        "0, 64",
        "0, 1000",
        "0, 9223372036854775797",
        "-5000000000000000000, 5000000000000000000",
        "-9223372036854775798, 9223372036854775797"
    })
    void callsAreReadOnceOverAnyRange(long start, long end) {
        ITmfStateSystemBuilder history = history(start, end);
        CallReader reader = new CallReader(history);
        List<String> calls = new ArrayList<>();
        reader.add(
                HistoryGraphs.series(history).getCallStacks().get(0),
                (depth, from, last, function) ->
                        calls.add(reader.function(function) + "@" + depth + " at " + from));
        reader.read(start, end, null);
        assertThat(calls)
                .containsExactly(
                        "f@0 at " + (start + 10), "g@1 at " + (start + 20), "h@0 at " + (end - 15));
    }
}
