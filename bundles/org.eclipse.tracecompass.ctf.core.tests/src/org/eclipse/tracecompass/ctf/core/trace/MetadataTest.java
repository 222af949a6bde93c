package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.metadata.DeclarationScope;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDeclaration;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Metadata is parsed from files and from texts, and refused with a reason. */
@NonNullByDefault({})
class MetadataTest {

    private static final String CTF_18 =
            "/* CTF 1.8 */\n"
                    + SmallTrace.LE
                    + SmallTrace.INTEGERS
                    + SmallTrace.CLOCK
                    + SmallTrace.packets("", "u8 id;");

    @TempDir Path folder = Path.of("");

    private static String event(int id) {
        return "event { name = e" + id + "; id = " + id + "; fields := struct { u8 x; }; };\n";
    }

    @Test
    void aFragmentAddsToWhatIsKnown() throws Exception {
        Files.write(
                folder.resolve("s"),
                SmallTrace.bytes(SmallTrace.packet("", "01 05 02 06 01 07", 0)));
        Metadata metadata = new Metadata();
        metadata.parseText(CTF_18 + event(1));
        CTFTrace trace = metadata.getTrace();
        trace.addStreamFile(folder.resolve("s").toFile());
        assertThat(trace.getEventDeclarations(0L)).hasSize(2);
        assertThat(count(trace)).isEqualTo(1);
        metadata.parseTextFragment(event(2));
        assertThat(trace.getStream(0L).getEventDeclaration(2)).hasToString("e2");
        assertThat(trace.getStream(0L).getStreamInputs()).hasSize(1);
        assertThat(count(trace)).isEqualTo(3);
        assertThatThrownBy(() -> metadata.parseTextFragment("event { nonsense"))
                .isInstanceOf(CTFException.class);
        metadata.parseTextFragment(event(3));
        assertThat(trace.getStream(0L).getEventDeclaration(3)).isNotNull();
        Path copy = metadata.copyTo(folder.toFile());
        assertThat(copy).content().contains("e1").contains("e3").doesNotContain("nonsense");
    }

    private static int count(CTFTrace trace) throws CTFException {
        int count = 0;
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            for (; reader.hasMoreEvents(); reader.advance()) {
                count++;
            }
        }
        return count;
    }

    /** Never ends where types are declared for each use: their number doubles at each level. */
    @Test
    void typesMayUseOthersTwiceAtManyLevels() throws Exception {
        StringBuilder text = new StringBuilder(CTF_18);
        text.append("typealias variant <t> { u8 a; u8 b; } := v0;\n");
        text.append("typealias struct { u8 a; } := s0;\n");
        for (int i = 1; i < 60; i++) {
            text.append(
                    "typealias variant <t> { v%d a; v%d b; } := v%d;\n".formatted(i - 1, i - 1, i));
            text.append("typealias struct { s%d a; s%d b; } := s%d;\n".formatted(i - 1, i - 1, i));
        }
        Metadata metadata = new Metadata();
        metadata.parseText(text + event(1));
        DeclarationScope scope = metadata.getTrace().getScope();
        assertThat(scope.lookupType("v59"))
                .isInstanceOfSatisfying(
                        VariantDeclaration.class,
                        variant -> assertThat(variant.getFields()).containsOnlyKeys("a", "b"));
        assertThat(scope.lookupType("s59")).isInstanceOf(StructDeclaration.class);
    }

    @Test
    void thePacketsOfTheFileTellTheirByteOrder() throws Exception {
        Path lost = SharedTraces.trace("ctf/gen-ust18-lost");
        CTFTrace trace = new CTFTrace(lost.resolve("ust18-lost/ust/uid/0/64-bit").toFile());
        Metadata metadata = new Metadata(trace);
        assertThat(metadata.getDetectedByteOrder()).isNull();
        int events = count(trace);
        metadata.parseFile();
        assertThat(metadata.getDetectedByteOrder()).isEqualTo(ByteOrder.LITTLE_ENDIAN);
        assertThat(count(trace)).isEqualTo(events);
        File file = trace.getTraceDirectory().toPath().resolve("metadata").toFile();
        assertThat(CTFTrace.startsWithMagicNumber(file, 0x75D11D57))
                .isEqualTo(ByteOrder.LITTLE_ENDIAN);
        assertThat(CTFTrace.startsWithMagicNumber(file, 1)).isNull();
        assertThat(CTFTrace.startsWithRecordSeparator(file, 0x1E)).isFalse();
        assertThatThrownBy(metadata::parseJsonFile).hasMessageContaining("not JSON");
        assertThatThrownBy(() -> CTFTrace.startsWithMagicNumber(folder.resolve("none").toFile(), 1))
                .isInstanceOf(CTFIOException.class);
    }

    @Test
    void jsonIsTheSecondVersion() throws Exception {
        CTFTrace trace = new CTFTrace(SharedTraces.trace("ctf/gen-ctf2-minimal").toFile());
        assertThat(trace.isCTF2()).isTrue();
        Metadata metadata = new Metadata(trace);
        trace.setMajor(0);
        metadata.checkCTFVersion();
        assertThat(trace.getMajor()).isEqualTo(2);
        metadata.parseJsonFile();
        File file = trace.getTraceDirectory().toPath().resolve("metadata").toFile();
        assertThat(CTFTrace.startsWithRecordSeparator(file, 0x1E)).isTrue();
    }

    @Test
    void typesWithNamesAreInTheScopeOfTheTrace() throws Exception {
        Metadata metadata = new Metadata();
        metadata.parseText(
                CTF_18
                        + "struct point { u8 x; u8 y; };\n"
                        + "enum color : u8 { RED, GREEN };\n"
                        + "typealias enum color := paint;\n"
                        + event(1));
        DeclarationScope scope = metadata.getTrace().getScope();
        assertThat(scope.getTypeNames()).contains("u8", "u64", "paint");
        assertThat(scope.lookupType("u16").getMaximumSize()).isEqualTo(16);
        assertThat(scope.lookupStruct("point").getFieldsList()).containsExactly("x", "y");
        assertThat(scope.lookupEnum("color").query(1)).isEqualTo("GREEN");
        assertThat(scope.lookupType("nothing")).isNull();
    }

    @Test
    void rolesOfTheSecondVersionAreTold() throws Exception {
        Path app = SharedTraces.trace("ctf/gen-c2-app").resolve("c2-app/ust/uid/0/64-bit");
        CTFTrace trace = new CTFTrace(app.toFile());
        StructDeclaration header = trace.getPacketHeader();
        assertThat(header.getRole("packet-magic-number")).isNotNull();
        assertThat(header.getRole("nothing")).isNull();
        assertThat(trace.getPacketHeaderDef().lookupRole("packet-magic-number"))
                .hasToString("0xc1fc1fc1");
    }

    @Test
    void onlyFoldersWithMetadataLookLikeTraces() throws Exception {
        assertThat(Metadata.preValidate(folder.toString())).isFalse();
        assertThat(Metadata.preValidate(folder.resolve("none").toString())).isFalse();
        Path file = folder.resolve("metadata");
        for (String text : new String[] {"", "a", "/* CTF", "<xml/>"}) {
            Files.writeString(file, text);
            assertThat(Metadata.preValidate(folder.toString())).as(text).isFalse();
        }
        for (String text : new String[] {CTF_18, "\u001e{\"type\": \"preamble\"}"}) {
            Files.writeString(file, text);
            assertThat(Metadata.preValidate(folder.toString())).as(text).isTrue();
        }
        assertThat(Metadata.preValidate(SharedTraces.demo("k-alpha/s1/kernel").toString()))
                .isTrue();
    }

    @Test
    void whatIsNoTraceIsRefusedWithAReason() throws Exception {
        assertThatThrownBy(() -> new CTFTrace(folder.resolve("none").toFile()))
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("not a CTF trace");
        assertThatThrownBy(() -> new CTFTrace(folder.toFile()))
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("no file named metadata");
        Files.writeString(folder.resolve("metadata"), "");
        assertThatThrownBy(() -> new CTFTrace(folder.toString()))
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("empty");
        Files.writeString(folder.resolve("metadata"), CTF_18 + "event {");
        assertThatThrownBy(() -> new CTFTrace(folder.toString()))
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("line");
        assertThatThrownBy(() -> new Metadata().parseFile()).hasMessageContaining("no folder");
        assertThatThrownBy(() -> new Metadata().parseText("struct {"))
                .isInstanceOf(CTFException.class);
    }

    @Test
    void aFileOfAnotherStreamIsRefused() throws Exception {
        Path file = Files.write(folder.resolve("s"), new byte[] {1, 2, 3});
        Metadata metadata = new Metadata();
        metadata.parseText(CTF_18 + event(1));
        assertThatThrownBy(() -> metadata.getTrace().addStreamFile(file.toFile()))
                .isInstanceOf(CTFException.class);
        assertThatThrownBy(() -> metadata.getTrace().addStream(7, file.toFile()))
                .hasMessageContaining("stream 7 is not in the metadata");
        assertThat(metadata.getTrace().getStream(0L).getStreamInputs()).isEmpty();
    }
}
