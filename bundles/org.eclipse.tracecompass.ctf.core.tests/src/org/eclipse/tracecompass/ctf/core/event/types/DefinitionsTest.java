package org.eclipse.tracecompass.ctf.core.event.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.CTFClock;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.metadata.DeclarationScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions.ParseException;
import org.eclipse.tracecompass.internal.ctf.core.event.types.ArrayDeclaration;
import org.junit.jupiter.api.Test;

/** Fields that are read from bits by their declarations. */
class DefinitionsTest {

    private static BitBuffer bits(int... octets) {
        byte[] bytes = new byte[octets.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) octets[i];
        }
        return new BitBuffer(ByteBuffer.wrap(bytes));
    }

    @Property(tries = 300)
    void whatIsWrittenAnywhereIsReadAgain(
            @ForAll long value,
            @ForAll @IntRange(min = 1, max = 64) int length,
            @ForAll @IntRange(max = 20) int position,
            @ForAll boolean little)
            throws CTFException {
        BitBuffer buffer = new BitBuffer(ByteBuffer.allocate(16));
        buffer.setByteOrder(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        for (int i = 0; i < 2; i++) {
            buffer.putLong(64, i == 0 ? -1 : 0);
        }
        buffer.position(position);
        buffer.putLong(length, value);
        buffer.position(position);
        long unused = 64 - length;
        assertThat(buffer.get(length, true)).isEqualTo(value << unused >> unused);
        buffer.position(position);
        assertThat(buffer.get(length, false)).isEqualTo(value << unused >>> unused);
        assertThat(buffer.position()).isEqualTo(position + length);
    }

    @Test
    void bitsBeyondTheEndAreRefused() {
        BitBuffer buffer = bits(1, 2);
        assertThat(buffer.canRead(16)).isTrue();
        assertThat(buffer.canRead(17)).isFalse();
        assertThatThrownBy(buffer::getInt)
                .isInstanceOf(CTFException.class)
                .hasMessageContaining("32 bits at bit 0");
        assertThatThrownBy(() -> buffer.position(17)).isInstanceOf(CTFException.class);
    }

    @Test
    void anIntegerHasItsOrderSignAndBase() throws CTFException {
        assertThat(
                        IntegerDeclaration.UINT_16B_DECL
                                .createDefinition(null, "a", bits(0x12, 0x34))
                                .getValue())
                .isEqualTo(0x1234);
        IntegerDeclaration hex =
                IntegerDeclaration.createDeclaration(
                        16, true, 16, ByteOrder.LITTLE_ENDIAN, Encoding.NONE, "", 8, null);
        IntegerDefinition value = hex.createDefinition(null, "a", bits(0xfe, 0xff));
        assertThat(value.getValue()).isEqualTo(-2);
        assertThat(value.getBytes()).containsExactly(0xfe, 0xff);
        assertThat(hex.getMinValue()).isEqualTo(BigInteger.valueOf(-32768));
        assertThat(IntegerDeclaration.UINT_64L_DECL.getMaxValue())
                .isEqualTo(new BigInteger("18446744073709551615"));
        assertThat(IntegerDefinition.formatNumber(-1, 10, false)).isEqualTo("18446744073709551615");
        assertThat(IntegerDefinition.formatNumber(10, 2, false)).isEqualTo("0b1010");
    }

    @Test
    void anIntegerOfVariableLengthEndsWithTheByteThatSaysSo() throws CTFException {
        IntegerDeclaration signed =
                IntegerDeclaration.createVarintDeclaration(true, 10, null, true);
        assertThat(signed.createDefinition(null, "a", bits(0x80, 0x7f)).getValue()).isEqualTo(-128);
        BitBuffer tooLong =
                bits(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1);
        assertThatThrownBy(() -> signed.createDefinition(null, "a", tooLong))
                .hasMessageContaining("more than 64 bits");
    }

    @Test
    void namesOfIntegersMayOverlapAndCountOn() throws CTFException {
        EnumDeclaration type = new EnumDeclaration(IntegerDeclaration.UINT_8_DECL);
        assertThat(type.add(0, 3, "low")).isTrue();
        assertThat(type.add("four")).isTrue();
        assertThat(type.add(2, 9, "some")).isTrue();
        assertThat(type.add(5, 4, "none")).isFalse();
        assertThat(type.query(4)).isEqualTo("four, some");
        assertThat(type.query(99)).isNull();
        EnumDefinition value = type.createDefinition(null, "e", bits(1));
        assertThat(value.getValue()).isEqualTo("low");
        assertThat(value.getIntegerValue()).isEqualTo(1L);
        assertThat(type.getLabels()).containsExactly("low", "four", "some");
    }

    private static StructDeclaration message() {
        EnumDeclaration kinds = new EnumDeclaration(IntegerDeclaration.UINT_8_DECL);
        kinds.add("number");
        kinds.add("text");
        VariantDeclaration body = new VariantDeclaration();
        body.setTag("kind");
        body.addField("number", IntegerDeclaration.UINT_16B_DECL);
        body.addField("text", StringDeclaration.getStringDeclaration());
        StructDeclaration struct = new StructDeclaration(8);
        struct.addField("kind", kinds);
        struct.addField("count", IntegerDeclaration.UINT_8_DECL);
        struct.addField("body", body);
        struct.addField("rest", new ArrayDeclaration("count", IntegerDeclaration.UINT_8_DECL));
        return struct;
    }

    @Test
    void aStructureFindsWhatItsFieldsDependOn() throws CTFException {
        StructDefinition value =
                message()
                        .createDefinition(
                                null, ILexicalScope.FIELDS, bits(1, 2, 'h', 'i', 0, 7, 8));
        VariantDefinition body = Objects.requireNonNull(value.lookupVariant("body"));
        assertThat(body.getCurrentFieldName()).isEqualTo("text");
        assertThat(body.getCurrentField()).hasToString("hi");
        AbstractArrayDefinition rest = Objects.requireNonNull(value.lookupArrayDefinition("rest"));
        assertThat(rest.getLength()).isEqualTo(2);
        assertThat(value.getFieldNames()).containsExactly("kind", "count", "body", "rest");
        assertThat(value.getDefinition("no such field")).isNull();
        assertThat(value.getScopePath()).isEqualTo(ILexicalScope.FIELDS);
        assertThat(message()).isEqualTo(message());
        assertThat(message().isBinaryEquivalent(message())).isTrue();
    }

    @Test
    void aVariantWithoutAnOptionAndALengthThatIsMissingAreRefused() {
        assertThatThrownBy(() -> message().createDefinition(null, ILexicalScope.FIELDS, bits(9, 0)))
                .hasMessageContaining("no option null of kind");
        ArrayDeclaration array = new ArrayDeclaration("n", IntegerDeclaration.UINT_8_DECL);
        assertThatThrownBy(() -> array.createDefinition(null, "a", bits(1)))
                .hasMessageContaining("the field n, is missing");
    }

    @Test
    void realNumbersTextsAndBlobsAreRead() throws CTFException {
        FloatDeclaration real = new FloatDeclaration(11, 53, ByteOrder.BIG_ENDIAN, 8);
        ByteBuffer bytes = ByteBuffer.allocate(8).putDouble(0, 2.5);
        assertThat(real.createDefinition(null, "d", new BitBuffer(bytes)).getValue())
                .isEqualTo(2.5);
        byte[] text = "gr\u00fcn\0".getBytes(StandardCharsets.UTF_8);
        assertThat(
                        StringDeclaration.getStringDeclaration()
                                .createDefinition(null, "s", new BitBuffer(ByteBuffer.wrap(text)))
                                .getValue())
                .isEqualTo("gr\u00fcn");
        assertThat(new BlobDeclaration(2, "x").createDefinition(null, "b", bits(1, 255)))
                .hasToString("01ff");
    }

    @Test
    void aNameIsDeclaredOnceAndFoundFromWithin() throws ParseException {
        DeclarationScope outer = new DeclarationScope();
        DeclarationScope inner = new DeclarationScope(outer, "event");
        outer.registerType("int", IntegerDeclaration.INT_32L_DECL);
        assertThat(inner.lookupType("int")).isNull();
        assertThat(inner.lookupTypeRecursive("int")).isSameAs(IntegerDeclaration.INT_32L_DECL);
        assertThat(outer.lookupChild("event")).isSameAs(inner);
        assertThatThrownBy(() -> outer.registerType("int", IntegerDeclaration.INT_8_DECL))
                .isInstanceOf(ParseException.class)
                .hasMessageContaining("declared twice");
    }

    @Test
    void scopesHavePathsAndAreFoundByThem() {
        assertThat(ILexicalScope.STREAM_EVENT_CONTEXT.getPath()).isEqualTo("stream.event.context");
        assertThat(ILexicalScope.ROOT.getChild("stream.event.context"))
                .isSameAs(ILexicalScope.STREAM_EVENT_CONTEXT);
        assertThat(ILexicalScope.PACKET_HEADER.getPath()).isEqualTo("packet.header");
        assertThat(ILexicalScope.ROOT.getChild("nothing.at.all")).isNull();
    }

    @Test
    void aClockKnowsItsScaleAndOffset() {
        CTFClock clock = new CTFClock();
        clock.addAttribute("name", "cycles");
        clock.addAttribute("freq", Long.valueOf(500_000_000));
        clock.addAttribute("offset", Long.valueOf(7));
        clock.addAttribute("offset_s", Long.valueOf(2));
        assertThat(clock.getClockScale()).isEqualTo(2.0);
        assertThat(clock.isClockScaled()).isTrue();
        assertThat(clock.getClockOffset()).isEqualTo(1_000_000_007);
        assertThat(clock.getProperty("freq")).isEqualTo(500_000_000L);
    }
}
