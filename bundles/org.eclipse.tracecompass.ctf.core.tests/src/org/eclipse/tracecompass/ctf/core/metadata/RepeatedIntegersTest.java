package org.eclipse.tracecompass.ctf.core.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Integer types whose text occurs again are read once, which must not change what is read. */
class RepeatedIntegersTest {

    private static final Path FILE = Path.of("metadata");
    private static final String TRACE = "trace { major = 1; minor = 8; byte_order = le; };\n";
    private static final String U8 = "integer { size = 8; }";

    static Stream<Path> traces() {
        return Stream.of("k-alpha/s1/kernel", "k-alpha/s1/ust/uid/0/64-bit")
                .map(SharedTraces::demo);
    }

    @ParameterizedTest
    @MethodSource("traces")
    void theyAreThoseOfTextsThatDiffer(Path trace) throws Exception {
        String text = MetadataReader.text(trace.resolve(MetadataReader.FILE_NAME));
        AtomicInteger number = new AtomicInteger();
        String unlike =
                Pattern.compile("integer \\{")
                        .matcher(text)
                        .replaceAll(all -> all.group() + "/*" + number.getAndIncrement() + "*/");
        assertThat(number).hasValueGreaterThan(50);
        assertThat(text(MetadataReader.parse(FILE, text)))
                .isEqualTo(text(MetadataReader.parse(FILE, unlike)));
    }

    private static String text(TraceClass trace) {
        StringBuilder text = new StringBuilder(text(trace.packetHeader()));
        for (StreamClass stream : trace.streams()) {
            text.append(text(stream.packetContext())).append(text(stream.eventHeader()));
            for (EventClass event : stream.events()) {
                text.append('\n')
                        .append(event.name())
                        .append(text(event.context()))
                        .append(text(event.payload()));
            }
        }
        return text.toString();
    }

    private static String text(@Nullable FieldClass type) {
        if (type instanceof StructClass struct) {
            return struct.members().stream()
                    .map(member -> member.rawName() + ' ' + text(member.type()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (type instanceof VariantClass variant) {
            return variant.options().stream()
                    .map(option -> option.rawName() + ' ' + text(option.type()))
                    .collect(Collectors.joining(", ", "<", ">"));
        }
        Mappings labels = type instanceof IntegerClass integer ? integer.mappings() : null;
        if (labels != null) {
            return String.valueOf(type).replaceAll("Mappings@\\w+", "") + labels.mappings();
        }
        return type instanceof ArrayClass array
                ? text(array.element()) + '[' + array.length() + ']'
                : String.valueOf(type);
    }

    private static EventClass event(String text, int number) throws CtfReadException {
        return MetadataReader.parse(FILE, TRACE + text).streams().get(0).events().get(number);
    }

    private static String names(EventClass event) {
        StructClass fields = event.payload();
        return fields == null
                ? ""
                : String.join(
                        " ", fields.members().stream().map(StructClass.Member::name).toList());
    }

    @Test
    void aWordThatLooksLikeOneIsNone() throws Exception {
        String text =
                "event { id = %d; fields := struct { "
                        + "enum integer : %s { A, B } a; enum integer b; struct integer { %s x; } c; "
                        + "%s integer; }; };\n";
        String header = "stream { event.header := struct { " + U8 + " id; }; };\n";
        String twice = header + text.formatted(1, U8, U8, U8) + text.formatted(2, U8, U8, U8);
        assertThat(names(event(twice, 0))).isEqualTo("a b c integer");
        assertThat(names(event(twice, 1))).isEqualTo("a b c integer");
    }

    @Test
    void onesThatWereOnlyPassedOverAreReadWhereTheyMatter() throws Exception {
        String text = "callsite { not " + U8 + " an attribute };\nevent { fields := struct { ";
        assertThat(names(event(text + U8 + " a; " + U8 + " b; }; };", 0))).isEqualTo("a b");
    }

    @Test
    void aWordAtTheEndOfABlockIsNone() {
        // wherever it is among the tokens, whose arrays grow
        for (int before = 1000; before < 1040; before++) {
            String text = TRACE + "; ".repeat(before) + "event { integer }";
            assertThatThrownBy(() -> MetadataReader.parse(FILE, text))
                    .isInstanceOf(CtfReadException.class);
        }
    }

    @Test
    void linesInThemCount() {
        String lines = "integer {\n size = 8;\n}";
        String text = TRACE + "event { fields := struct {\n" + (lines + " x;\n").repeat(2);
        assertThatThrownBy(() -> MetadataReader.parse(FILE, text))
                .hasMessageContaining("line 6")
                .hasMessageContaining("'x' exists already");
    }

    @Test
    void whatIsWrongInTheFirstOneIsTold() {
        String wrong = "integer { size = 65; }";
        assertThatThrownBy(
                        () ->
                                MetadataReader.parse(
                                        FILE,
                                        TRACE
                                                + "callsite { not "
                                                + wrong
                                                + " };\n"
                                                + "typealias : "
                                                + wrong
                                                + " := a;"))
                .isInstanceOf(CtfReadException.class);
    }
}
