package org.eclipse.tracecompass.tmf.ctf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A handle reads what stands in the content, also where the length of a field is told before it.
 */
@ExtendWith(TemporaryCache.class)
class FieldHandleContentsTest {

    @ParameterizedTest
    @ValueSource(strings = {"gen-ust-mem", "gen-ust-app", "gen-c2-app"})
    void aHandleGivesWhatTheContentGives(String name) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.trace("ctf/" + name), null, null);
        Map<String, TmfField> handles = new HashMap<>();
        ITmfContext context = trace.seekEvent(0L);
        long compared = 0;
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            for (ITmfEventField field : event.getContent().getFields()) {
                TmfField handle =
                        Objects.requireNonNull(
                                handles.computeIfAbsent(field.getName(), n -> TmfField.of(n)));
                assertThat(handle.get(event))
                        .as("%s of %s", field.getName(), event.getName())
                        .usingRecursiveComparison()
                        .isEqualTo(field.getValue());
                compared++;
            }
        }
        trace.dispose();
        assertThat(compared).isGreaterThan(1000);
    }
}
