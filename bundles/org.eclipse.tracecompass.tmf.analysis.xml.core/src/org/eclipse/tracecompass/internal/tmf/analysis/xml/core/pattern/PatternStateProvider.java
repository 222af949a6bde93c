package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IConfiguredStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/** Executes an element {@code pattern} on the events of a trace. */
public final class PatternStateProvider extends AbstractTmfStateProvider
        implements IConfiguredStateProvider {

    private final Element element;
    private final Consumer<PatternSegment> segments;
    private final Runnable begins;
    private final PatternProgram program;
    private @Nullable EventScope scope;

    /**
     * Creates a state provider.
     *
     * @param trace the trace
     * @param element an element {@code pattern}
     * @param segments takes the segments that are found
     * @param begins called before the first event
     * @throws XmlFileException if the element uses a name that is not defined
     */
    public PatternStateProvider(
            ITmfTrace trace, Element element, Consumer<PatternSegment> segments, Runnable begins)
            throws XmlFileException {
        super(trace, Elements.attribute(element, "id"));
        this.element = element;
        this.segments = segments;
        this.begins = begins;
        program = new PatternProgram(element, segments);
    }

    @Override
    public int getVersion() {
        return XmlStateProvider.version(element);
    }

    @Override
    public String getConfiguration() {
        return XmlStateProvider.configuration(getTrace(), element);
    }

    @Override
    public PatternStateProvider getNewInstance() {
        try {
            return new PatternStateProvider(getTrace(), element, segments, begins);
        } catch (XmlFileException e) {
            throw new IllegalStateException("The element was compiled before", e);
        }
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        begins.run();
        scope = new EventScope(this, ssb, program.fields());
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        EventScope scope = this.scope;
        if (scope != null) {
            scope.setEvent(event);
            program.handle(scope);
        }
    }

    @Override
    public void done() {
        EventScope scope = this.scope;
        if (scope != null && scope.time() != Long.MIN_VALUE) {
            program.abandonAll(scope.states(), scope.time());
            scope.end();
        }
    }
}
