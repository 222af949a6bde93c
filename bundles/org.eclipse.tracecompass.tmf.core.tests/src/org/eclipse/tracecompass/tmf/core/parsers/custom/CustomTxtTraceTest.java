package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.events;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.field;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.joined;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.line;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.open;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.tag;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.text;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.texts;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CustomTxtTraceTest {

    private static final int INF = CustomTxtTraceDefinition.Cardinality.INF;

    @TempDir Path folder = Path.of("");

    private static CustomTxtTraceDefinition job() {
        InputLine first =
                line(
                        1,
                        INF,
                        "(\\d+) (\\w+) (.*)",
                        time("T"),
                        tag(Tag.EVENT_TYPE),
                        tag(Tag.MESSAGE));
        InputLine task = line(0, INF, "  task (\\w+)", joined("tasks"));
        task.addChild(line(0, INF, "    at (.*)", joined("stack")));
        first.addChild(task);
        first.addChild(line(0, 1, "  end (\\w+)", field("result")));
        return text(
                "Job",
                columns(Tag.TIMESTAMP, Tag.EVENT_TYPE, Tag.MESSAGE, "tasks", Tag.EXTRA_FIELDS),
                first);
    }

    private CustomTxtTrace trace(CustomTxtTraceDefinition definition, String... lines)
            throws Exception {
        return open(new CustomTxtTrace(definition), file(folder, "a.log", lines));
    }

    @Test
    void linesOfAnEventAreFoundByTheirPlaceInTheTree() throws Exception {
        CustomTxtTrace trace =
                trace(
                        job(),
                        "not an event",
                        "1 build main module",
                        "  task compile",
                        "    at A",
                        "    at B",
                        "  task link",
                        "  end ok",
                        "noise",
                        "2 test all");
        assertThat(texts(trace))
                .containsExactly(
                        "1000000000 build Message=main module, tasks=compile | link, stack=A | B,"
                                + " result=ok",
                        "2000000000 test Message=all, tasks=");
        assertThat(events(trace).get(0).getContent().getValue())
                .isEqualTo(
                        "1 build main module\n  task compile\n    at A\n    at B\n  task link\n"
                                + "  end ok\nnoise");
        trace.dispose();
    }

    @Test
    void aLineBeyondItsCardinalityIsNotTaken() throws Exception {
        CustomTxtTrace trace = trace(job(), "1 a b", "  end x", "  end y", "  task late");
        assertThat(texts(trace)).containsExactly("1000000000 a Message=b, tasks=, result=x");
        trace.dispose();
    }

    @Test
    void anEventThatWouldTakeTheWholeFileIsBoundedAndSaysSo() throws Exception {
        InputLine first = line(1, INF, "(\\d+) start", time("T"));
        first.addChild(line(0, INF, "(x+)", joined("all")));
        first.addChild(line(0, 1, "(end) .*", field("result")));
        CustomTxtTraceDefinition definition = text("Bound", columns("result"), first);
        String noise = "x".repeat(200);
        String[] lines = new String[60_000];
        Arrays.fill(lines, noise);
        lines[0] = "1 start";
        lines[lines.length - 2] = "end of it";
        lines[lines.length - 1] = "2 start";
        CustomTxtTrace trace = trace(definition, lines);
        List<ITmfEvent> events = events(trace);
        assertThat(events).hasSize(2);
        String value = String.valueOf(events.get(0).getContent().getValue());
        assertThat(value.length())
                .isBetween(EventText.MOST_CHARACTERS - 300, EventText.MOST_CHARACTERS + 40);
        long kept = value.lines().filter(noise::equals).count();
        assertThat(value).endsWith("\n\u2026 and " + (59_999 - 1 - kept) + " more lines");
        assertThat(String.valueOf(events.get(1).getContent().getValue())).isEqualTo("2 start");
        trace.dispose();

        ParserSample sample =
                ParserSample.of(
                        definition, folder.resolve("a.log"), 100, new NullProgressMonitor());
        assertThat(sample.events()).hasSize(1);
        assertThat(sample.findings())
                .first()
                .asString()
                .startsWith("Line 1: The event has more than a million characters");
    }

    @Test
    void anEventWithoutItsRequiredLinesIsDroppedAtTheEnd() throws Exception {
        InputLine first = line(1, INF, "(\\d+)", time("T"));
        first.addChild(line(2, 2, "v(\\w+)", joined("v")));
        CustomTxtTraceDefinition definition = text("Two", columns("v"), first);
        CustomTxtTrace trace = trace(definition, "1", "va", "7", "vb", "2", "vc");
        assertThat(texts(trace)).containsExactly("1000000000 Two v=a | b");
        trace.dispose();
    }

    @Test
    void aspectsAreThoseOfTheColumns() throws Exception {
        CustomTxtTraceDefinition definition = job();
        CustomTxtTrace trace = trace(definition, "1 x y", "  end z");
        ITmfEvent event = events(trace).get(0);
        List<String> shown = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            shown.add(aspect.getName() + ':' + aspect.resolve(event));
        }
        assertThat(shown.subList(1, 5))
                .containsExactly("Event type:x", "Message:y", "tasks:", "Extra fields:result=z");
        trace.dispose();
    }

    @Test
    void anExtraFieldNeverHidesAColumn() throws Exception {
        CustomTxtTraceDefinition definition =
                text(
                        "Extra",
                        columns("a"),
                        line(
                                1,
                                INF,
                                "(\\w+);(\\w+)=(\\w*);(\\w+)=(\\w*)",
                                field("a"),
                                tag(Tag.EXTRA_FIELD_NAME),
                                tag(Tag.EXTRA_FIELD_VALUE),
                                tag(Tag.EXTRA_FIELD_NAME),
                                tag(Tag.EXTRA_FIELD_VALUE)));
        CustomTxtTrace trace = trace(definition, "1;a=2;b=3");
        assertThat(texts(trace)).containsExactly("0 Extra a=1, b=3");
        trace.dispose();
    }

    @Test
    void anOutputFormatMakesTheTimeAField() throws Exception {
        CustomTxtTraceDefinition definition =
                text("Out", columns(Tag.TIMESTAMP), line(1, INF, "(\\d+)", time("T")));
        definition.timeStampOutputFormat = "T.SSS";
        CustomTxtTrace trace = trace(definition, "5");
        assertThat(texts(trace)).containsExactly("5000000000 Out Timestamp=5.000");
        trace.dispose();
    }

    @Test
    void timesMayBeJoinedOfSeveralGroups() throws Exception {
        var nanos = time("SSSSSSSSS");
        nanos.action = CustomTraceDefinition.ACTION_APPEND_WITH_SEPARATOR;
        CustomTxtTraceDefinition definition =
                text("Parts", columns(), line(1, INF, "(\\d+):(\\d+)", time("T"), nanos));
        CustomTxtTrace trace = trace(definition, "5:000000001");
        assertThat(events(trace).get(0).getTimestamp().toNanos()).isEqualTo(5_000_000_001L);
        trace.dispose();
    }

    @Test
    void aNumberSinceTheEpochIsReadInItsUnit() throws Exception {
        CustomTxtTraceDefinition definition =
                text("Epoch", columns(Tag.TIMESTAMP), line(1, INF, "(.+)", time("epoch ms")));
        CustomTxtTrace trace =
                trace(definition, "1700000000123", "1700000000123.5", "x", "9".repeat(400));
        assertThat(events(trace))
                .extracting(e -> e.getTimestamp().toNanos())
                .containsExactly(1700000000123000000L, 1700000000123500000L, 0L, 0L);
        trace.dispose();
    }

    @Test
    void everyPlaceLeadsToTheSameEvents() throws Exception {
        Random random = new Random(1);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            lines.add(
                    switch (random.nextInt(4)) {
                        case 0, 1 -> i + " t" + random.nextInt(3) + " mé " + i;
                        case 2 -> "  task x" + i;
                        default -> "noise";
                    });
        }
        CustomTxtTrace trace = trace(job(), lines.toArray(new String[0]));
        // The oracle knows nothing of places: it walks the lines.
        Pattern first = Pattern.compile("(\\d+) (\\w+) (.*)");
        List<String> expected = new ArrayList<>();
        for (String line : lines) {
            Matcher matcher = first.matcher(line);
            if (matcher.matches()) {
                expected.add(matcher.group(1) + "000000000");
            }
        }
        if (expected.get(0).equals("0000000000")) {
            expected.set(0, "0");
        }
        List<ITmfEvent> all = events(trace);
        assertThat(all)
                .extracting(e -> String.valueOf(e.getTimestamp().toNanos()))
                .isEqualTo(expected);
        for (int rank = 0; rank < all.size(); rank += 97) {
            ITmfContext context = trace.seekEvent((long) rank);
            assertThat(trace.parseEvent(context)).isEqualTo(all.get(rank));
            ITmfContext again = trace.seekEvent(context.getLocation());
            assertThat(trace.getNext(again)).isEqualTo(all.get(rank));
            assertThat(trace.getNext(again)).isEqualTo(all.get(rank + 1));
            double ratio = trace.getLocationRatio(context.getLocation());
            assertThat(trace.getNext(trace.seekEvent(ratio))).isEqualTo(all.get(rank));
        }
        assertThat(trace.readEnd()).isEqualTo(all.get(all.size() - 1).getTimestamp());
        trace.dispose();
    }

    @Test
    void aContextOfAnotherKindIsReadByItsLocation() throws Exception {
        CustomTxtTrace trace = trace(job(), "1 a b", "  end x", "2 a c", "3 a d");
        List<ITmfEvent> all = events(trace);
        ITmfContext second = trace.seekEvent(1L);
        TmfContext context = new TmfContext(second.getLocation(), 1);
        assertThat(trace.parseEvent(context)).isEqualTo(all.get(1));
        assertThat(trace.getNext(context)).isEqualTo(all.get(1));
        assertThat(context.getRank()).isEqualTo(2);
        assertThat(trace.getNext(context)).isEqualTo(all.get(2));
        assertThat(trace.getNext(context)).isNull();
        assertThat(trace.parseEvent(new TmfContext(null, 0))).isNull();
        trace.dispose();
    }

    @Test
    void theConfidenceGrowsWithLinesAndGroups() throws Exception {
        CustomTxtTraceDefinition definition = job();
        CustomTxtTrace trace = new CustomTxtTrace(definition);
        Path file = file(folder, "c.log", "1 a b", "  task", "2 c d", "noise");
        IStatus status = trace.validate(null, file.toString());
        assertThat(status.isOK()).isTrue();
        // two of four lines, three groups each
        assertThat(((TraceValidationStatus) status).getConfidence()).isEqualTo(87);
        Path other = file(folder, "d.log", "x", "y");
        status = trace.validate(null, other.toString());
        assertThat(((TraceValidationStatus) status).getConfidence()).isZero();
    }

    @Test
    void aTextWithoutTimesIsNotRecognised() throws Exception {
        CustomTxtTraceDefinition loose =
                text("Loose", columns(), line(1, INF, "(\\S+) (.*)", time("T"), tag(Tag.MESSAGE)));
        Path file = file(folder, "prose.txt", "some words", "and more");
        IStatus status = new CustomTxtTrace(loose).validate(null, file.toString());
        assertThat(((TraceValidationStatus) status).getConfidence()).isZero();
    }

    @Test
    void filesThatAreNoTextAreRefused() throws Exception {
        CustomTxtTrace trace = new CustomTxtTrace(job());
        Path utf16 = folder.resolve("utf16.log");
        Files.write(utf16, "1 a b\n2 c d\n".getBytes("UTF-16"));
        assertThat(trace.validate(null, utf16.toString()).isOK()).isFalse();
        Path huge = folder.resolve("huge.log");
        Files.writeString(huge, "x".repeat(3 << 20));
        assertThat(trace.validate(null, huge.toString()).isOK()).isFalse();
        assertThat(trace.validate(null, folder.toString()).isOK()).isFalse();
        assertThat(trace.validate(null, folder.resolve("none").toString()).isOK()).isFalse();
    }

    @Test
    void bytesThatAreNoTextDoNotStopTheReader() throws Exception {
        CustomTxtTrace trace = new CustomTxtTrace(job());
        Path file = folder.resolve("latin1.log");
        Files.write(file, "1 a Z\u00fcrich\n2 b ok\n".getBytes("ISO-8859-1"));
        open(trace, file);
        assertThat(texts(trace))
                .containsExactly(
                        "1000000000 a Message=Z\uFFFDrich, tasks=",
                        "2000000000 b Message=ok, tasks=");
        trace.dispose();
    }

    @Test
    void anExpressionThatTriesForEverSkipsTheLine() throws Exception {
        CustomTxtTraceDefinition definition =
                text("Costly", columns("a"), line(1, INF, "(([a-z])+.)+[0-9]([A-Z])+", field("a")));
        String costly = "a".repeat(40) + '!';
        CustomTxtTrace trace = trace(definition, costly, costly, "ab1Z", costly);
        assertThat(events(trace)).hasSize(1);
        assertThat(trace.validate(null, trace.getPath()).isOK()).isTrue();
        trace.dispose();
    }

    @Test
    void anExpressionThatIsWrongIsToldInTheRefusal() throws Exception {
        CustomTxtTraceDefinition definition = text("Wrong", columns("a"), line(1, 1, "(a"));
        IStatus status =
                new CustomTxtTrace(definition)
                        .validate(null, file(folder, "w.log", "a").toString());
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("Unclosed group");
    }

    @Test
    void oldIdsOfTypesAreConverted() {
        assertThat(
                        CustomTxtTrace.buildCompatibilityTraceTypeId(
                                "org.eclipse.linuxtools.tmf.core.parsers.custom.CustomTxtTrace:My"))
                .isEqualTo("custom.txt.trace:Custom Text:My");
        assertThat(
                        CustomTxtTrace.buildCompatibilityTraceTypeId(
                                "org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTrace:C:N"))
                .isEqualTo("custom.txt.trace:C:N");
        assertThat(CustomTxtTrace.isCustomTraceTypeId("custom.xml.trace:a:b")).isFalse();
        assertThat(CustomXmlTrace.isCustomTraceTypeId("custom.xml.trace:a:b")).isTrue();
    }

    @Test
    void theFileMayBeEmpty() throws IOException, Exception {
        CustomTxtTrace trace =
                open(new CustomTxtTrace(job()), Files.createFile(folder.resolve("e")));
        assertThat(events(trace)).isEmpty();
        assertThat(trace.readEnd()).isNull();
        trace.dispose();
    }
}
