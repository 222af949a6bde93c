package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.math.BigInteger;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IConfiguredStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.w3c.dom.Element;

/** Executes an element {@code stateProvider} on the events of a trace. */
public final class XmlStateProvider extends AbstractTmfStateProvider
        implements IConfiguredStateProvider {

    private static final Set<String> TIMES =
            Set.of("pattern", "timerange", "elapsedTime", "futureTime");
    private static final String TIMESTAMP = "timestamp";

    private final Element element;
    private final StateProgram program;
    private @Nullable EventScope scope;

    /**
     * Creates a state provider.
     *
     * @param trace the trace
     * @param element an element {@code stateProvider}
     * @throws XmlFileException if the element uses a name that is not defined
     */
    public XmlStateProvider(ITmfTrace trace, Element element) throws XmlFileException {
        super(trace, Elements.attribute(element, "id"));
        this.element = element;
        program = new StateProgram(element);
    }

    @Override
    public int getVersion() {
        return version(element);
    }

    /** Returns the version of an analysis. */
    public static int version(Element element) {
        return new BigInteger(Elements.attribute(element, "version").strip()).intValue();
    }

    @Override
    public String getConfiguration() {
        return configuration(getTrace(), element);
    }

    /**
     * Returns what states depend on: the content of the element, and the clock of the trace if they
     * have times or are compared with some, because a history is kept when the clock changes.
     *
     * @param trace the trace
     * @param element a state provider or pattern
     */
    public static String configuration(ITmfTrace trace, Element element) {
        String content = Elements.text(element);
        return hasTimes(element) ? content + '\n' + TmfTraceManager.getOrigin(trace) : content;
    }

    private static boolean hasTimes(Element element) {
        if (TIMES.contains(element.getNodeName())
                || TIMESTAMP.equalsIgnoreCase(Elements.attribute(element, "value"))
                || TIMESTAMP.equalsIgnoreCase(Elements.attribute(element, "name"))) {
            return true;
        }
        for (Element child : Elements.children(element)) {
            if (hasTimes(child)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public XmlStateProvider getNewInstance() {
        try {
            return new XmlStateProvider(getTrace(), element);
        } catch (XmlFileException e) {
            throw new IllegalStateException("The element was compiled before", e);
        }
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        scope = new EventScope(this, ssb, program.fields());
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        EventScope scope = this.scope;
        if (scope == null) {
            return;
        }
        scope.setEvent(event);
        for (StateChange change : program.changes(scope.eventName())) {
            change.run(scope);
        }
    }

    @Override
    public void done() {
        EventScope scope = this.scope;
        if (scope != null) {
            scope.end();
        }
    }
}
