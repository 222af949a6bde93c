package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.events;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.field;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.open;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.tag;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.texts;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.time;

import java.nio.file.Path;
import java.text.ParseException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Format;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CustomRecordTraceTest {

    @TempDir Path folder = Path.of("");

    static CustomRecordTraceDefinition csv() {
        CustomRecordTraceDefinition definition = new CustomRecordTraceDefinition(Format.CSV);
        definition.definitionName = "Table";
        definition.inputs.add(new Input("time", time("epoch ns")));
        definition.inputs.add(new Input("kind", tag(Tag.EVENT_TYPE)));
        definition.inputs.add(new Input("text", tag(Tag.MESSAGE)));
        definition.outputs = columns(Tag.TIMESTAMP, Tag.MESSAGE);
        return definition;
    }

    static CustomRecordTraceDefinition json() {
        CustomRecordTraceDefinition definition = new CustomRecordTraceDefinition(Format.JSON);
        definition.definitionName = "Lines";
        definition.inputs.add(new Input("ts", time("iso")));
        definition.inputs.add(new Input("task.name", field("task")));
        definition.outputs = columns(Tag.TIMESTAMP, "task", Tag.EXTRA_FIELDS);
        return definition;
    }

    /** All the same time, as several programs print it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-20T23:00:55.5Z",
                "2026-11-20 23:00:55,5Z",
                "2026-11-20t23:00:55.500000000999z",
                "2026-11-21T00:00:55.5+01:00",
                "2026-11-21T00:00:55,500+0100",
                "2026-11-21 00:00:55.5 +0100",
                "2026-11-21 00:00:55.5+01",
                "2026-11-20T23:30:55.5+00:30:00",
                "2026-11-21T00:00:55.5+01:00[Europe/Paris]",
                "20261120T230055.5Z",
                "20261120T180055,5-0500"
            })
    void timesOfIso8601AreRead(String time) throws Exception {
        assertThat(TimestampFormats.parse("iso", time)).isEqualTo(1_795_215_655_500_000_000L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-02-30T00:00:00Z",
                "2026-11-20",
                "23:00:55",
                "20261120T23:00:55,",
                "2026-11-20T23:00.5Z",
                "2026-11-20T23:00:55+1",
                "2026-11-20T23:00:55Z and more"
            })
    void whatIsNoTimeOfIso8601IsRefused(String time) {
        assertThatThrownBy(() -> TimestampFormats.parse("iso", time))
                .isInstanceOf(ParseException.class)
                .hasMessageContaining(time);
    }

    @Test
    void aTimeOfIso8601NeedsNoSecondsAndNoOffset() throws Exception {
        assertThat(TimestampFormats.parse("iso", "2026-11-20T23:01Z"))
                .isEqualTo(TimestampFormats.parse("iso", "20261120T2301Z"))
                .isEqualTo(1_795_215_660_000_000_000L);
        assertThat(TimestampFormats.parse("iso", "20261120T2301"))
                .isEqualTo(TimestampFormats.parse("iso", "2026-11-20 23:01:00,0"));
    }

    @Test
    void timesThatCannotBeReadAreReportedOnce() throws Exception {
        Path file =
                file(
                        folder,
                        "a.csv",
                        "time,kind,text",
                        "1,a,\"b",
                        "c\"",
                        "soon,d,e",
                        "later,f,g",
                        "0,h,i");
        CustomRecordTrace trace = open(new CustomRecordTrace(csv()), file);
        assertThat(trace.getProperties()).isEmpty();
        assertThat(events(trace)).hasSameSizeAs(events(trace)).hasSize(4);
        assertThat(trace.getProperties())
                .containsExactly(
                        entry(
                                "problem 1",
                                file
                                        + ", line 4: the time cannot be read, so it is 0. Not a time"
                                        + " since the epoch: \"soon\"."),
                        entry("problem 2", file + ": 2 times cannot be read."));
        trace.dispose();
    }

    @Test
    void aCsvRecordMayHaveSeveralLines() throws Exception {
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(csv()),
                        file(
                                folder,
                                "a.csv",
                                "\uFEFFtime,kind,text,cpu",
                                "1,go,\"a, \"\"b\"\"",
                                "c\",7",
                                "",
                                "2,stop,x,8",
                                "3,too,many,values,here",
                                "4,few"));
        assertThat(texts(trace))
                .containsExactly(
                        "1 go Message=a, \"b\"\nc, cpu=7",
                        "2 stop Message=x, cpu=8",
                        "4 few Message=");
        ITmfContext context = trace.seekEvent(1L);
        assertThat(trace.getNext(trace.seekEvent(context.getLocation())).getName())
                .isEqualTo("stop");
        trace.dispose();
    }

    @Test
    void aQuoteThatIsNeverClosedSpoilsOneLine() throws Exception {
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(csv()),
                        file(folder, "a.csv", "time,kind,text", "1,a,\"b", "2,c,d", "3,e,f"));
        assertThat(events(trace)).extracting(e -> e.getName()).containsExactly("c", "e");
        trace.dispose();
    }

    @Test
    void aQuoteWithinAValueIsACharacter() throws Exception {
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(csv()),
                        file(
                                folder,
                                "a.csv",
                                "time,kind,text",
                                "1,a,a 5\" disk",
                                "2,b, \"x\"\" y",
                                "z\"",
                                "3,c,a 5\" disk",
                                "4,d,e"));
        assertThat(texts(trace))
                .containsExactly(
                        "1 a Message=a 5\" disk",
                        "2 b Message=x\" y\nz",
                        "3 c Message=a 5\" disk",
                        "4 d Message=e");
        trace.dispose();
    }

    @Test
    void twoStrayQuotesSpoilTheirOwnLinesOnly() throws Exception {
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(csv()),
                        file(
                                folder,
                                "a.csv",
                                "time,kind,text",
                                "1,a,\"b",
                                "2,c,d",
                                "3,e,\"f",
                                "4,g,h"));
        assertThat(events(trace)).extracting(e -> e.getName()).containsExactly("c", "g");
        trace.dispose();
    }

    @Test
    void columnsWithoutNamesAreNumbered() throws Exception {
        CustomRecordTraceDefinition definition = csv();
        definition.header = false;
        definition.delimiter = ';';
        definition.inputs.clear();
        definition.inputs.add(new Input("2", time("epoch ns")));
        CustomRecordTrace trace =
                open(new CustomRecordTrace(definition), file(folder, "n.csv", "x;5", "y;6"));
        assertThat(texts(trace)).containsExactly("5 Table Message=, 1=x", "6 Table Message=, 1=y");
        trace.dispose();
    }

    @Test
    void jsonNamesLeadIntoObjects() throws Exception {
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(json()),
                        file(
                                folder,
                                "a.json",
                                "[",
                                "{\"ts\":\"1970-01-01T00:00:01.5Z\",\"task\":{\"name\":\"x\",\"id\":12345678901234567890}},",
                                "{ broken",
                                "{\"ts\":\"1970-01-01T00:00:02+01:00\",\"l\":[1,{\"a\":null,\"b\":true}]}",
                                "]"));
        assertThat(texts(trace))
                .containsExactly(
                        "1500000000 Lines task=x, task.id=12345678901234567890",
                        "-3598000000000 Lines task=, l[0]=1, l[1].b=true");
        trace.dispose();
    }

    @Test
    void aDeeplyNestedObjectIsNoEvent() throws Exception {
        String deep = "{\"a\":".repeat(200_000);
        CustomRecordTrace trace =
                open(
                        new CustomRecordTrace(json()),
                        file(folder, "d.json", deep, "{\"ts\":\"1970-01-01T00:00:00Z\"}"));
        assertThat(events(trace)).hasSize(1);
        trace.dispose();
    }

    @Test
    void aFileWithoutTheDescribedColumnIsRefusedWithItsName() throws Exception {
        IStatus status =
                new CustomRecordTrace(csv())
                        .validate(null, file(folder, "o.csv", "a,b", "1,2").toString());
        assertThat(status.isOK()).isFalse();
        assertThat(status.getMessage()).contains("'time'");
    }
}
