package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.w3c.dom.Element;

/** The analysis that executes an element {@code stateProvider}. */
public final class XmlStateSystemModule extends TmfStateSystemAnalysisModule {

    private final Element element;

    /**
     * Creates the analysis.
     *
     * @param element an element {@code stateProvider}
     */
    public XmlStateSystemModule(Element element) {
        this.element = element;
        setId(Elements.attribute(element, "id"));
        setName(Elements.label(element));
    }

    /** Returns the element that the analysis executes. */
    public Element element() {
        return element;
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        return AspectFields.await(getTrace(), element, monitor) && super.executeAnalysis(monitor);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        try {
            return new XmlStateProvider(Objects.requireNonNull(getTrace()), element);
        } catch (XmlFileException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    @Override
    protected String getFullHelpText() {
        return "States that are described in " + Elements.problem(element, "").file() + '.';
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = super.getProperties();
        properties.put("XML file", Elements.problem(element, "").file());
        return properties;
    }
}
