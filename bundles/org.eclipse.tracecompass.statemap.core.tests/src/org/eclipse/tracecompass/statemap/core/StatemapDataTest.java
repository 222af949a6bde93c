package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatemapDataTest {

    private static void refused(String text, String... parts) {
        assertThatExceptionOfType(StatemapException.class)
                .isThrownBy(() -> Maps.read(text))
                .withMessageContainingAll(parts);
    }

    @Test
    void metadataMayBeSplitOverPayloads() throws IOException {
        Statemap map =
                Maps.read(
                        """
                        {"start":[1,2]}{"host":"h"}
                        {"states":{"a":{"value":0}}}
                        {"time":"5","entity":"x","state":0}
                        {"title":"late"}{"entityKind":"CPU"}
                        """);
        assertThat(map.metadata().title()).hasValue("late");
        assertThat(map.metadata().host()).hasValue("h");
        assertThat(map.metadata().entityKind()).isEqualTo("CPU");
        assertThat(map.metadata().startSinceEpoch()).isEqualTo(1_000_000_002L);
    }

    @Test
    void noFieldOfTheMetadataMayAppearTwice() {
        refused(Maps.METADATA + "{\"title\":\"again\"}", "duplicate field \"title\"", "line 3");
    }

    @Test
    void theTitleIsOptional() throws IOException {
        Statemap map = Maps.read("{\"start\":[0,0],\"states\":{\"a\":{\"value\":0}}}");
        assertThat(map.metadata().title()).isEmpty();
        assertThat(map.metadata().entityKind()).isEqualTo("Entity");
    }

    @Test
    void theStateOfADatumLastsToTheNext() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + Maps.datum("a", 10, 0)
                                + Maps.datum("b", 12, 1)
                                + Maps.datum("a", 30, 1)
                                + Maps.datum("a", 45, 0));
        assertThat(Maps.list(map))
                .isEqualTo("a\t10\t20\t0:20\t\na\t30\t15\t1:15\t\nb\t12\t33\t1:33\t\n");
        assertThat(map.end()).isEqualTo(45);
    }

    @Test
    void theLaterOfTwoStatesAtOneTimeCounts() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + Maps.datum("a", 10, 0)
                                + Maps.datum("a", 20, 1)
                                + Maps.datum("a", 20, 0)
                                + Maps.datum("a", 30, 1));
        assertThat(Maps.list(map)).isEqualTo("a\t10\t10\t0:10\t\na\t20\t10\t0:10\t\n");
    }

    @Test
    void payloadsNeedNoSpaceBetweenThemAndMembersNoOrder() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + "{\"state\":1,\"entity\":\"a\",\"time\":\"+1\"}{ \"entity\" :"
                                + "\t\"a\" , \"tag\":null, \"time\"\n"
                                + ":\"7\",\"state\":0}");
        assertThat(Maps.list(map)).isEqualTo("a\t1\t6\t1:6\t\n");
    }

    @Test
    void escapedNamesAreTheSameNames() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + Maps.datum("\\u00e9t\\u00e9", 1, 0)
                                + Maps.datum("été", 4, 1));
        assertThat(Maps.list(map)).isEqualTo("été\t1\t3\t0:3\t\n");
    }

    /** Takes minutes if every escape is looked for in all of the text behind it. */
    @Test
    void aNameMayConsistOfEscapes() throws IOException {
        int count = 400_000;
        Statemap map = Maps.read(Maps.METADATA + Maps.datum("\\u00e9".repeat(count), 1, 0));
        assertThat(map.entities().get(0).name()).isEqualTo("é".repeat(count));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u00e", "\\u00eg", "\\u", "\\u\uff11\uff11\uff11\uff11", "\\x"})
    void anEscapeThatIsNoneIsRefused(String name) {
        refused(Maps.METADATA + Maps.datum(name, 1, 0), "an escape that JSON does not know");
    }

    @Test
    void anEntityThatIsOnlyDescribedHasARow() throws IOException {
        Statemap map =
                Maps.read(Maps.METADATA + "{\"entity\":\"x\",\"description\":\"a \\\"disk\\\"\"}");
        assertThat(map.entities())
                .containsExactly(new StatemapEntity("x", "a \"disk\"", java.util.List.of()));
    }

    @Test
    void eventsAreAccepted() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + "{\"time\":\"1\",\"entity\":\"x\",\"event\":\"e\",\"target\":\"y\"}");
        assertThat(map.statistics().records()).isEqualTo(1);
        assertThat(map.entities()).isEmpty();
    }

    @Test
    void theLastDefinitionOfATagAppliesToAllItsUses() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + "{\"time\":\"1\",\"entity\":\"x\",\"state\":1,\"tag\":\"t\"}"
                                + "{\"state\":1,\"tag\":\"t\",\"name\":\"first\"}"
                                + "{\"state\":1,\"tag\":\"t\",\"name\":\"second\",\"pid\":4,\"more\":{\"a\":[1]}}"
                                + Maps.datum("x", 9, 0));
        assertThat(Maps.list(map)).isEqualTo("x\t1\t8\t1:8\t1/t:8\n");
        assertThat(map.tags())
                .containsExactly(
                        new StatemapTag(
                                1,
                                "t",
                                java.util.Map.of(
                                        "name", "second", "pid", "4", "more", "{\"a\":[1]}")));
    }

    @Test
    void ignoredTagsLeaveNothing() throws IOException {
        Statemap map =
                Maps.read(
                        Maps.METADATA
                                + "{\"time\":\"1\",\"entity\":\"x\",\"state\":1,\"tag\":\"t\"}"
                                + "{\"state\":1,\"tag\":\"t\",\"name\":\"first\"}"
                                + Maps.datum("x", 9, 0),
                        new StatemapReader(StatemapWindow.ALL, 100, true));
        assertThat(Maps.list(map)).isEqualTo("x\t1\t8\t1:8\t\n");
        assertThat(map.tags()).isEmpty();
    }

    @Test
    void compressedDataIsReadAsItIs() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(
                    (Maps.METADATA + Maps.datum("a", 1, 0) + Maps.datum("a", 3, 0))
                            .getBytes(StandardCharsets.UTF_8));
        }
        byte[] whole = bytes.toByteArray();
        Statemap map = StatemapReader.DEFAULT.read(new ByteArrayInputStream(whole), read -> {});
        assertThat(map.rectangles()).isEqualTo(1);
        byte[] cut = Arrays.copyOf(whole, whole.length - 12);
        assertThatExceptionOfType(StatemapException.class)
                .isThrownBy(
                        () ->
                                StatemapReader.DEFAULT.read(
                                        new ByteArrayInputStream(cut), read -> {}))
                .withMessageContaining("damaged or truncated");
    }

    @Test
    void inputThatComesByteForByteIsReadTheSame() throws IOException {
        StringBuilder text = new StringBuilder();
        SyntheticData.write(2000, 5, true, text);
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        assertThat(Maps.list(StatemapReader.DEFAULT.read(slow(bytes), read -> {})))
                .isEqualTo(Maps.list(Maps.read(text.toString())));
    }

    /** Takes minutes if the payload is scanned again whenever there is a little more of it. */
    @Test
    void alsoALongPayloadMayComeByteForByte() throws IOException {
        String list = "[" + "\"abc\",".repeat(150_000) + "7]";
        byte[] bytes =
                (Maps.METADATA + "{\"state\":1,\"tag\":\"t\",\"list\":" + list + "}")
                        .getBytes(StandardCharsets.UTF_8);
        Statemap map = StatemapReader.DEFAULT.read(slow(bytes), read -> {});
        assertThat(map.tags())
                .containsExactly(new StatemapTag(1, "t", java.util.Map.of("list", list)));
    }

    private static InputStream slow(byte[] bytes) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte @Nullable [] b, int offset, int length) {
                return super.read(b, offset, Math.min(7, length));
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"basic", "whitespace", "newline"})
    void aBadLineIsNamedAsEver(String name) throws IOException {
        String base = "traces/statemap/tst.bad_line_" + name;
        String expected = Files.readString(SharedTraces.file(base + ".err")).strip();
        refused(
                Files.readString(SharedTraces.file(base + ".in")),
                expected,
                "unknown member \"badrecord\"",
                "column 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"time":5,"entity":"a","state":0,"tag":"t"}|"time" must be a string of nanoseconds, found a number (payload 2, column 9)
                    {"time":"-5","entity":"a","state":0}|"time" must be a string of nanoseconds, found "-5"
                    {"time":"5","entity":7,"state":0}|"entity" must be a string, found a number
                    {"time":"5","entity":"a","state":"0"}|"state" must be a whole number, found a string
                    {"time":"5","entity":"a","state":-1}|"state" must be a whole number that is not negative, found -1
                    {"time":"5","entity":"a","state":2}|illegal state value 2; the states are 0 to 1
                    {"time":"5","entity":"a"}|unrecognized payload: "state" is missing
                    {"entity":"a","state":0,"tag":"t"}|unrecognized payload: "time" is missing
                    {"time":"5","time":"6"}|"time" appears twice (payload 2, column 13)
                    [1]|unrecognized payload: a payload must be an object, found an array
                    {"tim|the input ends within a payload
                    {"a" 1}|expected ':', found '1' (payload 2, column 6)
                    {}|unrecognized payload: it is empty
                    {"host":"h","colour":1}|unknown field "colour" in the metadata
                    """)
    void aBadPayloadIsExplained(String payload, String message) {
        refused(Maps.METADATA + payload, message);
    }

    @Test
    void aDatumBeforeItsPredecessorIsRefused() {
        refused(
                Maps.METADATA + Maps.datum("a", 50, 0) + "\n" + Maps.datum("a", 49, 1),
                "illegal datum on line 5: time 49 is out of order with respect to prior time 50",
                "payload 3, column 1");
    }

    @Test
    void anErrorInALongInputLeavesNoThreadBehind() throws IOException {
        StringBuilder text = new StringBuilder();
        SyntheticData.write(40_000, 5, false, text);
        refused(text + Maps.datum("cpu1", 1, 0), "on line 40002", "out of order");
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .doesNotContain("statemap coalescer");
    }

    @Test
    void anErrorOnALaterLineOfAPayloadNamesBothLines() {
        refused(
                Maps.METADATA + "\n  {\n\"time\":\n  7}",
                "illegal datum on line 4",
                "(line 6, payload 2, column 3)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"start":[1],"states":{"a":{"value":0}}}|"start" must be an array of two numbers
                    {"start":[1,1.5],"states":{"a":{"value":0}}}|"start" must be a whole number
                    {"start":[1,1],"states":{}}|at least one state
                    {"start":[1,1],"states":{"a":{"value":0},"y":{"value":2}}}|state "y" has value (2) that exceeds maximum allowed value (1)
                    {"start":[1,1],"states":{"z":{"value":0},"y":{"value":0}}}|state "y" has value (0) that conflicts with state "z"
                    {"start":[1,1],"states":{"z":{"value":0,"color":"#12"}}}|illegal color "#12" for state "z"
                    {"start":[1,1],"states":{"z":{"value":0,"label":"#12"}}}|unknown field "label" of state "z"
                    {"start":[1,1]}|missing field `states`
                    {"time":"1","entity":"a","state":0}|missing field `start`
                    ` `|missing metadata payload
                    hello|expected a JSON value, found 'h' (line 1, payload 1, column 1)
                    """)
    void badMetadataIsExplained(String text, String message) {
        refused(text, message);
    }

    @Test
    void coloursHaveNamesOrDigits() throws IOException {
        Statemap map =
                Maps.read(
                        """
                        {"start":[0,0],"states":{"a":{"value":0,"color":"Tomato"}}}
                        """
                                .replace("Tomato", "tomato"));
        assertThat(map.metadata().states().get(0).colour()).hasValue(0xff6347);
    }

    @Test
    void dataOutsideTheWindowIsCutOff() throws IOException {
        String text =
                Maps.METADATA
                        + Maps.datum("a", 0, 0)
                        + Maps.datum("a", 100, 1)
                        + Maps.datum("a", 900, 0);
        assertThat(
                        Maps.list(
                                Maps.read(
                                        text,
                                        new StatemapReader(
                                                new StatemapWindow(50, 300, false), 100, false))))
                .isEqualTo("a\t50\t50\t0:50\t\na\t100\t200\t1:200\t\n");
    }
}
