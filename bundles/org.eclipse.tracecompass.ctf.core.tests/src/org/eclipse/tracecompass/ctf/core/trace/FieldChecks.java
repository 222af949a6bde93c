package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/** Compares fields that are read alone with those of the whole event. */
final class FieldChecks {

    private final List<CtfEvent> events = new ArrayList<>();

    static FieldChecks of(CtfRecording trace) throws IOException {
        FieldChecks checks = new FieldChecks();
        CtfReader reader = trace.newReader();
        while (reader.advance()) {
            checks.add(reader.current().copy());
        }
        assertThat(reader.diagnostics()).isEmpty();
        assertThat(checks.events).isNotEmpty();
        return checks;
    }

    void add(CtfEvent event) {
        events.add(event);
    }

    /** Reads all fields of all events alone, each after another event was read whole. */
    void assertFieldsAlone() {
        for (int i = 0; i < events.size(); i++) {
            for (Scope scope : List.of(Scope.COMMON_CONTEXT, Scope.PAYLOAD)) {
                StructValue whole = events.get(i).read(scope);
                if (whole != null) {
                    members(events.get(i), events.get((i + 1) % events.size()), scope, whole);
                }
            }
        }
    }

    private void members(CtfEvent event, CtfEvent other, Scope scope, StructValue struct) {
        for (int i = 0; i < struct.values().length; i++) {
            String name = struct.layout().members().get(i).name();
            field(event, other, scope, List.of(name), struct.values()[i]);
        }
    }

    private void field(
            CtfEvent event,
            CtfEvent other,
            Scope scope,
            List<String> path,
            @Nullable Object expected) {
        FieldHandle handle =
                FieldHandle.find(
                        Objects.requireNonNull(event.layout()), scope, path.toArray(new String[0]));
        if (handle == null) {
            throw new AssertionError("no field " + path);
        }
        other.read(scope);
        assertThat(text(handle.read(event))).as("%s", path).isEqualTo(text(expected));
        if (expected instanceof Long || expected instanceof EnumValue) {
            assertThat(handle.readLong(event, -1))
                    .as("%s", path)
                    .isEqualTo(
                            expected instanceof EnumValue labelled ? labelled.value() : expected);
        }
        if (expected instanceof StructValue struct) {
            for (int i = 0; i < struct.values().length; i++) {
                String name = struct.layout().members().get(i).name();
                field(event, other, scope, with(path, name), struct.values()[i]);
            }
        }
        if (expected instanceof VariantValue variant) {
            field(event, other, scope, with(path, variant.option().name()), variant.value());
        }
    }

    private static List<String> with(List<String> path, String name) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        return longer;
    }

    private static String text(@Nullable Object value) {
        return switch (value) {
            case StructValue struct -> text(struct.values());
            case VariantValue variant -> variant.option().name() + text(variant.value());
            case EnumValue labelled -> labelled.value() + labelled.labels().toString();
            case Object[] array -> Arrays.stream(array).map(FieldChecks::text).toList() + "";
            case long[] numbers -> Arrays.toString(numbers);
            case byte[] blob -> Arrays.toString(blob);
            case null, default -> String.valueOf(value);
        };
    }
}
