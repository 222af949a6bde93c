package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.VariantValue;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A field that is read alone has the value that it has in the whole event. */
class FieldHandleTest {

    private static final String HEAD = SmallTrace.LE + SmallTrace.INTEGERS;

    @TempDir Path fFolder = Path.of("");
    private int fChecked;

    private CtfTrace open(String metadata, String hex) throws IOException {
        new SmallTrace(fFolder, metadata).stream("s", hex);
        return CtfTrace.open(fFolder);
    }

    /** Reads all fields of all events alone, each event after another one was read whole. */
    private void assertFieldsAlone(CtfTrace trace) throws IOException {
        List<CtfEvent> events = new ArrayList<>();
        CtfReader reader = trace.newReader();
        while (reader.advance()) {
            events.add(reader.current().copy());
        }
        assertThat(reader.diagnostics()).isEmpty();
        for (int i = 0; i < events.size(); i++) {
            for (Scope scope : List.of(Scope.COMMON_CONTEXT, Scope.PAYLOAD)) {
                StructValue whole = events.get(i).read(scope);
                if (whole != null) {
                    members(events.get(i), events.get((i + 1) % events.size()), scope, whole);
                }
            }
        }
        assertThat(fChecked).isPositive();
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
        fChecked++;
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
            case Object[] array -> Arrays.stream(array).map(FieldHandleTest::text).toList() + "";
            case long[] numbers -> Arrays.toString(numbers);
            case null, default -> String.valueOf(value);
        };
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "u8 n; u8 x[n]; u8 z; | 02 0a0b 07  01 0c 08",
                "u8 n; struct { u8 a; u8 x[n]; } s; u8 z; | 02 05 0a0b 07  01 06 0c 08",
                "u8 n; struct { struct { u8 x[n]; } t; } s; u8 z; | 02 0a0b 07  01 0c 08",
                "u8 n; u8 x[2][n]; u8 z; | 02 0a0b0c0d 07  01 0e0f 08",
                "enum : u8 { A, B } t; variant <t> { u8 A; u16 B; } v[2]; | 00 0102  01 03040506",
                "enum : u8 { A, B } t; struct { variant <t> { u8 A; u16 B; } v; u8 w; } s;"
                        + " | 00 0102  01 030405",
                "enum : u8 { A, B } t; struct { variant <t> { u8 A; u16 B; } v; } s[2];"
                        + " | 00 0102  01 03040506",
                "struct { u8 n; u8 x[n]; } s; u8 z; | 02 0a0b 07  01 0c 08",
            })
    void whatDependsOnAFieldBeforeIsReadAlone(String fields, String hex) throws IOException {
        try (CtfTrace trace = open(HEAD + SmallTrace.event(fields), hex)) {
            assertFieldsAlone(trace);
        }
    }

    @Test
    void whatDependsOnAnotherScopeIsReadAlone() throws IOException {
        String metadata =
                HEAD
                        + "stream { event.context := struct { u8 n; }; };\n"
                        + SmallTrace.event("struct { u8 x[n]; } s; u8 y[stream.event.context.n];");
        try (CtfTrace trace = open(metadata, "02 0a0b 0c0d  01 0e 0f")) {
            assertFieldsAlone(trace);
        }
    }

    @Test
    void anOptionalNumberMayHaveLabels() throws IOException {
        String labelled = SmallCtf2.unsigned(8, ", 'mappings': {'A': [[0, 5]]}");
        String flag =
                "{'type': 'fixed-length-boolean', 'length': 8, 'byte-order': 'little-endian'}";
        SmallTrace small =
                SmallCtf2.trace(
                        fFolder,
                        SmallCtf2.PREAMBLE,
                        SmallCtf2.STREAM,
                        SmallCtf2.payload(
                                SmallCtf2.member("t", flag),
                                SmallCtf2.member(
                                        "o",
                                        SmallCtf2.atSelector(
                                                "optional", ", 'field-class': " + labelled))));
        small.stream("s", "01 03  00  01 07");
        try (CtfTrace trace = CtfTrace.open(fFolder)) {
            assertFieldsAlone(trace);
        }
    }
}
