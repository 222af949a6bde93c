package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlDocuments;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.w3c.dom.Element;

/** Runs XML analyses for tests, and lists what a history holds. */
@NonNullByDefault({})
public final class XmlHistories {

    private XmlHistories() {}

    /** The examples of the guide. */
    public static Path examples() {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path folder = p.resolve("doc/examples/xml");
            if (Files.isDirectory(folder)) {
                return folder;
            }
        }
        throw new IllegalStateException("no examples of XML analyses");
    }

    /** A file with some analyses. */
    public static XmlAnalysisFile file(String content) throws XmlFileException {
        return new XmlAnalysisFile(
                "test.xml",
                XmlAnalysisFile.Origin.GIVEN,
                XmlDocuments.read(
                        ("<tmfxml>" + content + "</tmfxml>").getBytes(StandardCharsets.UTF_8),
                        "test.xml"));
    }

    /** The first analysis of a text. */
    public static Element element(String content) throws XmlFileException {
        return file(content).elements().get(0);
    }

    /** A state provider with some definitions and handlers. */
    public static Element provider(String content) throws XmlFileException {
        return element("<stateProvider id='test' version='3'>" + content + "</stateProvider>");
    }

    /** The first element of a kind in a file of the guide. */
    public static Element example(String file, String kind) throws XmlFileException {
        return Elements.children(
                        XmlDocuments.read(examples().resolve(file)).getDocumentElement(), kind)
                .get(0);
    }

    /** A field of an event. */
    public static ITmfEventField field(String name, Object value) {
        return new TmfEventField(name, value, null);
    }

    /** An event. */
    public static SyntheticTrace.Spec event(long time, String name, ITmfEventField... fields) {
        return new SyntheticTrace.Spec(time, name, fields);
    }

    /** A trace of some events. */
    public static SyntheticTrace trace(Path folder, SyntheticTrace.Spec... events) {
        return new SyntheticTrace(folder, events.length, i -> events[i]);
    }

    /** Executes an analysis. */
    public static ITmfStateSystem built(TmfStateSystemAnalysisModule module, ITmfTrace trace)
            throws Exception {
        assertThat(module.setTrace(trace)).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return Objects.requireNonNull(module.getStateSystem());
    }

    /** The changes of each attribute, "time value", by path. */
    public static Map<String, List<String>> changes(ITmfStateSystem history) {
        List<Integer> all = IntStream.range(0, history.getNbAttributes()).boxed().toList();
        List<ITmfStateInterval> intervals = new ArrayList<>();
        history.query2D(all, history.getStartTime(), history.getCurrentEndTime())
                .forEach(intervals::add);
        intervals.sort(
                (a, b) ->
                        a.getAttribute() == b.getAttribute()
                                ? Long.compare(a.getStartTime(), b.getStartTime())
                                : Integer.compare(a.getAttribute(), b.getAttribute()));
        Map<String, List<String>> changes = new TreeMap<>();
        int attribute = -1;
        String last = "null";
        for (ITmfStateInterval interval : intervals) {
            if (interval.getAttribute() != attribute) {
                attribute = interval.getAttribute();
                last = "null";
            }
            String value = String.valueOf(interval.getValue());
            if (!value.equals(last)) {
                changes.computeIfAbsent(
                                history.getFullAttributePath(attribute), path -> new ArrayList<>())
                        .add(interval.getStartTime() + " " + value);
                last = value;
            }
        }
        return changes;
    }
}
