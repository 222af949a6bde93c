package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.math.BigInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IConfiguredStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/** Executes an element {@code stateProvider} on the events of a trace. */
public final class XmlStateProvider extends AbstractTmfStateProvider
        implements IConfiguredStateProvider {

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

    /** The content of the element: a changed file gives another history. */
    @Override
    public String getConfiguration() {
        return Elements.text(element);
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
