package org.eclipse.tracecompass.tmf.ctf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A field decoded alone is the one that is decoded with all others. */
class CtfEventContentTest {

    private static final int EACH_TYPE = 5;

    @TempDir Path cache = Path.of("");

    private void isTheSame(Path folder) throws Exception {
        System.setProperty("astrolabe.cache", cache.toString());
        CtfTmfTrace trace = new CtfTmfTrace();
        trace.initTrace(null, folder.toString(), CtfTmfEvent.class);
        try {
            Map<String, Integer> seen = new TreeMap<>();
            ITmfContext together = trace.seekEvent(0L);
            ITmfContext alone = trace.seekEvent(0L);
            ITmfEvent all = trace.getNext(together);
            ITmfEvent one = trace.getNext(alone);
            while (all != null && one != null) {
                if (seen.merge(all.getName(), 1, Integer::sum) <= EACH_TYPE) {
                    compare(all.getContent(), one.getContent());
                }
                all = trace.getNext(together);
                one = trace.getNext(alone);
            }
            assertThat(seen).isNotEmpty();
        } finally {
            trace.dispose();
        }
    }

    private static void compare(ITmfEventField all, ITmfEventField one) {
        assertThat(all.getFields()).allSatisfy(field -> assertThat(field).isNotNull());
        for (ITmfEventField field : all.getFields()) {
            ITmfEventField found = one.getField(field.getName());
            assertThat(found).isEqualTo(field);
            for (ITmfEventField inner : field.getFields()) {
                assertThat(one.getField(field.getName(), inner.getName())).isEqualTo(inner);
            }
        }
        assertThat(one.getField("no such field")).isNull();
        assertThat(one).isEqualTo(all).hasSameHashCodeAs(all).hasToString(all.toString());
    }

    @TestFactory
    Stream<DynamicTest> fieldsOfEveryTrace() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> isTheSame(t.getValue())));
    }

    @Test
    void fieldsOfTheDemoTrace() throws Exception {
        isTheSame(SharedTraces.demo("k-alpha/s1/kernel"));
    }
}
