package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.ui.views.properties.IPropertyDescriptor;

/**
 * An analysis of the traces of an experiment, shown once for all of them.
 *
 * @since 0.2.0
 */
public class TmfAggregateAnalysisElement extends TmfAnalysisElement {

    private final List<TmfAnalysisElement> analyses = new CopyOnWriteArrayList<>();

    /**
     * @param experiment the experiment
     * @param module the analysis of the first trace
     */
    protected TmfAggregateAnalysisElement(
            TmfCommonProjectElement experiment, TmfAnalysisElement module) {
        super(
                module.getName(),
                TraceResources.handle(
                        experiment.getChildElementViews().getResource(), module.getAnalysisId()),
                experiment.getChildElementViews(),
                module.getAnalysisHelper());
        analyses.add(module);
    }

    @Override
    public void dispose() {
        analyses.clear();
        super.dispose();
    }

    @Override
    protected void refreshChildren() {
        analyses.forEach(TmfAnalysisElement::refreshChildren);
    }

    /** Whether one of the analyses can run. */
    @Override
    public boolean canExecute() {
        return analyses.stream().anyMatch(TmfAnalysisElement::canExecute);
    }

    /** Adds the analysis of another trace, once. */
    public void addAnalyses(TmfAnalysisElement element) {
        if (!analyses.contains(element)) {
            analyses.add(element);
        }
    }

    /** Removes the analysis of a trace. */
    public void removeAnalyses(TmfAnalysisElement element) {
        analyses.remove(element);
    }

    /** Whether no trace has the analysis. */
    public boolean isEmpty() {
        return analyses.isEmpty();
    }

    @Override
    public String getHelpMessage() {
        return analyses.stream()
                .filter(TmfAnalysisElement::canExecute)
                .findFirst()
                .or(() -> analyses.stream().findFirst())
                .map(TmfAnalysisElement::getHelpMessage)
                .orElseGet(super::getHelpMessage);
    }

    /** Opens the experiment. */
    @Override
    public void activateParentTrace() {
        TmfOpenTraceHelper.openFromElement(traceElement());
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return analyses.isEmpty()
                ? super.getPropertyDescriptors()
                : analyses.get(0).getPropertyDescriptors();
    }

    @Override
    public Object getPropertyValue(Object id) {
        return analyses.isEmpty()
                ? super.getPropertyValue(id)
                : analyses.get(0).getPropertyValue(id);
    }

    @Override
    public boolean hasChildren() {
        return !getChildren().isEmpty();
    }

    /** The outputs of the analyses, each view once. */
    @Override
    public List<ITmfProjectModelElement> getChildren() {
        List<ITmfProjectModelElement> outputs = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (TmfAnalysisElement analysis : analyses) {
            for (ITmfProjectModelElement output : analysis.getChildren()) {
                if (!names.contains(output.getName())) {
                    names.add(output.getName());
                    outputs.add(output);
                }
            }
        }
        return outputs;
    }

    @Override
    public TmfViewsElement getParent() {
        return super.getParent();
    }
}
