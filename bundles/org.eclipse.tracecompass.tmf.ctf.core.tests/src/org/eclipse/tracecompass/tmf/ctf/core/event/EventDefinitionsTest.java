package org.eclipse.tracecompass.tmf.ctf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.CtfConstants;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The documented definitions of an event have the values that the event's own fields have. */
class EventDefinitionsTest {

    private static final int EACH_TYPE = 5;

    @TempDir Path cache = Path.of("");

    private void agrees(Path folder) throws Exception {
        System.setProperty("astrolabe.cache", cache.toString());
        CtfTmfTrace trace = new CtfTmfTrace();
        trace.initTrace(null, folder.toString(), CtfTmfEvent.class);
        try {
            Map<String, Integer> seen = new TreeMap<>();
            ITmfContext context = trace.seekEvent(0L);
            for (CtfTmfEvent event = trace.getNext(context);
                    event != null;
                    event = trace.getNext(context)) {
                if (seen.merge(event.getName(), 1, Integer::sum) <= EACH_TYPE
                        && !(event instanceof CtfTmfLostEvent)) {
                    IEventDefinition definition = event.getCtfEvent();
                    compare(event, "", definition.getFields());
                    compare(event, CtfConstants.CONTEXT_FIELD_PREFIX, definition.getContext());
                    assertThat(definition.getDeclaration().getFields())
                            .isEqualTo(definition.getFields().getDeclaration());
                }
            }
            assertThat(seen).isNotEmpty();
        } finally {
            trace.dispose();
        }
    }

    private static void compare(CtfTmfEvent event, String prefix, ICompositeDefinition struct) {
        for (String name : struct.getFieldNames()) {
            Definition definition = struct.getDefinition(name);
            String shown = prefix.isEmpty() ? name : prefix + '_' + name;
            ITmfEventField field = event.getContent().getField(shown);
            if (definition == null) {
                assertThat(field == null || field.getValue() == null).as(name).isTrue();
                continue;
            }
            Object value = CtfTmfEventField.parseField(definition, name).getValue();
            if (field == null) {
                field = event.getContent().getField(prefix + name);
            }
            equal(name, value, Objects.requireNonNull(field, shown).getValue());
        }
    }

    private static void equal(String name, @Nullable Object actual, @Nullable Object expected) {
        if (expected instanceof ITmfEventField[] fields
                && actual instanceof ITmfEventField[] parsed) {
            assertThat(parsed).as(name).hasSameSizeAs(fields);
            for (int i = 0; i < fields.length; i++) {
                equal(fields[i].getName(), parsed[i].getValue(), fields[i].getValue());
            }
        } else if (expected instanceof Object[] array && actual instanceof Object[] parsed) {
            assertThat(parsed).as(name).hasSameSizeAs(array);
            for (int i = 0; i < array.length; i++) {
                equal(name, parsed[i], array[i]);
            }
        } else if (expected instanceof long[] numbers) {
            assertThat((long[]) Objects.requireNonNull(actual)).as(name).isEqualTo(numbers);
        } else {
            assertThat(actual).as(name).isEqualTo(expected);
        }
    }

    @TestFactory
    Stream<DynamicTest> definitionsOfEveryTrace() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> agrees(t.getValue())));
    }

    @Test
    void definitionsOfTheDemoTrace() throws Exception {
        agrees(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @Test
    void theScopesOfAPacketAreRead() throws Exception {
        System.setProperty("astrolabe.cache", cache.toString());
        CtfTmfTrace trace = new CtfTmfTrace();
        trace.initTrace(null, SharedTraces.demo("k-alpha/s1/kernel").toString(), CtfTmfEvent.class);
        CtfTmfEvent event = trace.getNext(trace.seekEvent(0L));
        ICompositeDefinition packet = Objects.requireNonNull(event.getPacketContext());
        assertThat(packet.getFieldNames()).contains("timestamp_begin", "cpu_id");
        assertThat(packet.getDefinition("cpu_id")).hasToString(Integer.toString(event.getCPU()));
        ICompositeDefinition header = Objects.requireNonNull(event.getPacketHeader());
        assertThat(header.getFieldNames()).contains("magic");
        trace.dispose();
        assertThat(event.getPacketHeader()).isNull();
    }
}
