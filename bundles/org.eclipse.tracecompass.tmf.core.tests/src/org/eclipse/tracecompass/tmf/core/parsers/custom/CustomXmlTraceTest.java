package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.events;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.open;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.texts;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CustomXmlTraceTest {

    @TempDir Path folder = Path.of("");

    static CustomXmlTraceDefinition log() {
        CustomXmlInputElement root = new CustomXmlInputElement();
        root.setElementName("log");
        CustomXmlInputElement entry = new CustomXmlInputElement();
        entry.setElementName("e");
        entry.setLogEntry(true);
        entry.addAttribute(
                new CustomXmlInputAttribute("t", Tag.TIMESTAMP, "Timestamp", 0, "epoch us"));
        entry.addAttribute(new CustomXmlInputAttribute("k", Tag.EVENT_TYPE, "Event type", 0, null));
        CustomXmlInputElement message =
                new CustomXmlInputElement("m", false, Tag.MESSAGE, "Message", 2, null, null);
        entry.addChild(message);
        root.addChild(entry);
        return new CustomXmlTraceDefinition(
                "Custom XML", "Log", root, columns(Tag.TIMESTAMP, Tag.MESSAGE), "");
    }

    private CustomXmlTrace trace(String... lines) throws Exception {
        return open(new CustomXmlTrace(log()), file(folder, "a.xml", lines));
    }

    @Test
    void recordsAreReadWhereverTheyBegin() throws Exception {
        CustomXmlTrace trace =
                trace(
                        "<?xml version='1.0'?><log>",
                        "<extra/><e t='1' k='go'><m>a &lt; b</m></e><e t='2'/>",
                        "  <e",
                        "     t='3'><!-- </e> --><m>x</m><m>y<b>z</b></m></e>",
                        "</log>");
        assertThat(texts(trace))
                .containsExactly(
                        "1000 go Message=a < b",
                        "2000 Log Message=",
                        "3000 Log Message=x | y | b:z");
        trace.dispose();
    }

    @Test
    void aRecordThatIsMalformedOrCutIsSkipped() throws Exception {
        CustomXmlTrace trace =
                trace(
                        "<log>",
                        "<e t='1'><m>a</m></e>",
                        "<e t='2'><m>b & c</m></e>",
                        "<e t='3' q='a>/>'><m>d</m></e>",
                        "<e t='4'><m>never closed");
        assertThat(events(trace))
                .extracting(e -> e.getTimestamp().toNanos())
                .containsExactly(1000L, 3000L);
        trace.dispose();
    }

    @Test
    void afterManyRecordsThatDoNotEndTheRestIsLeftAlone() throws Exception {
        String unclosed = "<e t='1'>" + "x".repeat(10_000) + '\n';
        CustomXmlTrace few = trace("<e t='1'/>" + unclosed.repeat(10) + "<e t='2'/>");
        assertThat(events(few)).hasSize(2);
        few.dispose();
        // Without a limit, 150 times 2 MB are read.
        CustomXmlTrace many = trace("<e t='1'/>" + unclosed.repeat(200) + "<e t='2'/>");
        assertThat(events(many)).hasSize(1);
        many.dispose();
        Path file = file(folder, "v.xml", unclosed.repeat(50) + "<e t='2'/>");
        assertThat(confidence(new CustomXmlTrace(log()), file)).isEqualTo(100);
        String longer = unclosed.replace("x", "xxxx");
        file = file(folder, "w.xml", longer.repeat(90) + "<e t='2'/>");
        assertThat(confidence(new CustomXmlTrace(log()), file)).isZero();
    }

    @Test
    void recordsOfOneLineAreFoundByTheirPlaceInTheFile() throws Exception {
        StringBuilder line = new StringBuilder("<log>");
        for (int i = 0; i < 5000; i++) {
            line.append("<e t='").append(i).append("'><m><![CDATA[<e t='9'/>]]></m></e>");
        }
        String few = line.substring(0, line.indexOf("<e t='1000'"));
        for (String text : List.of(few, line.toString())) {
            CustomXmlTrace trace = trace(text + "</log>");
            int count = events(trace).size();
            for (int rank = 0; rank < count; rank += 1 + count / 50) {
                ITmfContext context = trace.seekEvent((long) rank);
                double ratio = trace.getLocationRatio(context.getLocation());
                assertThat(trace.getNext(trace.seekEvent(ratio)).getTimestamp().toNanos())
                        .isEqualTo(rank * 1000L);
            }
            assertThat(trace.readEnd().toNanos()).isEqualTo((count - 1) * 1000L);
            trace.dispose();
        }
    }

    @Test
    void aFileOfOneLongLineIsRecognised() throws Exception {
        String records = "<e t='1'><m>long enough</m></e>".repeat(60_000);
        Path file = file(folder, "long.xml", "<log>" + records + "</log>");
        assertThat(confidence(new CustomXmlTrace(log()), file)).isEqualTo(100);
        file = file(folder, "other.xml", "<log>" + records.replace("<e ", "<f ") + "</log>");
        assertThat(confidence(new CustomXmlTrace(log()), file)).isZero();
        assertThat(new CustomXmlTrace(log()).validate(null, folder.toString()).getMessage())
                .isEqualTo("Not a file");
    }

    @Test
    void whatLooksLikeARecordWithinOneIsNotFoundByAPlaceInTheFile() throws Exception {
        String record = "<e t='%d'><m><![CDATA[<e t='9'/><e t='9'/>]]></m></e><!-- <e t='9'/> -->";
        CustomXmlTrace trace = trace(record.formatted(1), record.formatted(2), record.formatted(3));
        for (int i = 0; i <= 100; i++) {
            CustomXmlEvent event = trace.getNext(trace.seekEvent(i / 100.0));
            if (event != null) {
                assertThat(event.getTimestamp().toNanos()).as("%d %%", i).isLessThan(9000);
            }
        }
        trace.dispose();
    }

    @Test
    void elementsWithALongerNameAreNoRecords() throws Exception {
        CustomXmlTrace trace =
                trace(
                        "<e-list xmlns:e='x'><e.a t='1'/><e_a t='2'/><e:a t='3'/>",
                        "<e",
                        "t='4'/><e/><e\tt='5'></e><e>six</e></e-list>");
        assertThat(events(trace))
                .extracting(e -> e.getTimestamp().toNanos())
                .containsExactly(4000L, 0L, 5000L, 0L);
        trace.dispose();
    }

    @Test
    void commentsAndCharacterDataHaveNoRecords() throws Exception {
        CustomXmlTrace trace =
                trace(
                        "<log><!-- <e t='1'/>",
                        "<e t='2'/> --><e t='3'/><!---->e <e t='4'/>",
                        "<![CDATA[<e t='5'/>]]><e t='6'><!-- <e t='7'/> --></e></log>",
                        "<!-- never closed <e t='8'/>");
        assertThat(events(trace))
                .extracting(e -> e.getTimestamp().toNanos())
                .containsExactly(3000L, 4000L, 6000L);
        trace.dispose();
    }

    @Test
    void aFileIsReadInTheEncodingThatItDeclares() throws Exception {
        String head = "<?xml version=\"1.0\" encoding=\"%s\"?>\n";
        String text = "<log><e t='1'><m>Zürich</m></e></log>";
        for (String encoding : List.of("ISO-8859-1", "utf-8", "UTF-16", "no such", "x-unknown")) {
            Charset charset =
                    encoding.startsWith("ISO")
                            ? StandardCharsets.ISO_8859_1
                            : StandardCharsets.UTF_8;
            Path file =
                    Files.writeString(
                            folder.resolve("a.xml"), head.formatted(encoding) + text, charset);
            CustomXmlTrace trace = open(new CustomXmlTrace(log()), file);
            assertThat(texts(trace)).as(encoding).containsExactly("1000 Log Message=Zürich");
            trace.dispose();
        }
    }

    @Test
    void entitiesAndDocumentTypesDoNothing() throws Exception {
        CustomXmlTrace trace =
                trace(
                        "<!DOCTYPE log [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><log>",
                        "<e t='1'><m>&x;</m></e><e t='2'><m>ok</m></e></log>");
        assertThat(texts(trace)).containsExactly("2000 Log Message=ok");
        trace.dispose();
    }

    @Test
    void everyLocationLeadsToItsRecord() throws Exception {
        StringBuilder text = new StringBuilder("<log>");
        for (int i = 0; i < 2000; i++) {
            text.append("<e t='").append(i).append("'><m>é").append(i).append("</m></e>");
            text.append(i % 3 == 0 ? "\n" : "");
        }
        CustomXmlTrace trace = trace(text + "</log>");
        var all = events(trace);
        assertThat(all).hasSize(2000);
        for (int rank = 0; rank < 2000; rank += 111) {
            ITmfContext context = trace.seekEvent((long) rank);
            ITmfEvent event = trace.parseEvent(context);
            assertThat(event).isEqualTo(all.get(rank));
            assertThat(trace.getNext(trace.seekEvent(context.getLocation()))).isEqualTo(event);
        }
        assertThat(trace.readEnd().toNanos()).isEqualTo(1_999_000L);
        trace.dispose();
    }

    @Test
    void elementsThatAreNotDescribedBecomeText() throws Exception {
        CustomXmlTrace trace = trace("<log><e t='1'>own<a>1</a><b>x<c>2</c></b></e></log>");
        assertThat(events(trace).get(0).getContent().getValue())
                .isEqualTo("own | a:1 | b [ x | c:2 ]");
        trace.dispose();
    }

    @Test
    void onlyAFileWithARecordIsAccepted() throws Exception {
        CustomXmlTrace trace = new CustomXmlTrace(log());
        Path good = file(folder, "g.xml", "<log>", "<e t='1'/>");
        Path bad = file(folder, "b.xml", "<log>", "<ef t='1'/>", "<e t='1'>");
        assertThat(confidence(trace, good)).isEqualTo(100);
        assertThat(confidence(trace, bad)).isZero();
    }

    private static int confidence(CustomXmlTrace trace, Path file) {
        return ((TraceValidationStatus) trace.validate(null, file.toString())).getConfidence();
    }
}
