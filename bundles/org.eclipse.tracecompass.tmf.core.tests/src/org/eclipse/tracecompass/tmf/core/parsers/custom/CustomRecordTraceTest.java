package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.events;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.field;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.open;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.tag;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.texts;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.time;

import java.nio.file.Path;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Format;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
