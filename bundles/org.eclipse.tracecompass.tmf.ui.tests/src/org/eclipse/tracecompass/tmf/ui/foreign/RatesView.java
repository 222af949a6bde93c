package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeColumnDataProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfTreeColumnData;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfFilteredXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;
import org.eclipse.tracecompass.tmf.ui.views.xychart.TmfChartView;

/** A view as most plug-ins with a chart have it: a tree of series and the chart of them. */
public class RatesView extends TmfChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.rates";

    /** Creates the view. */
    public RatesView() {
        super("Event Rates");
    }

    @Override
    protected TmfXYChartViewer createChartViewer(Composite parent) {
        TmfXYChartSettings settings = new TmfXYChartSettings(null, null, null, 0.2);
        return new Rates(parent, settings);
    }

    @Override
    protected TmfViewer createLeftChildViewer(Composite parent) {
        return new Types(parent);
    }

    /** The chart. */
    public static final class Rates extends TmfFilteredXYChartViewer {

        private boolean cumulative;

        Rates(Composite parent, TmfXYChartSettings settings) {
            super(parent, settings, EventRates.ID);
        }

        @Override
        public OutputElementStyle getSeriesStyle(Long seriesId) {
            return getPresentationProvider()
                    .getSeriesStyle(seriesId, StyleProperties.SeriesType.AREA, 1);
        }

        @Override
        protected Map<String, Object> createQueryParameters(long start, long end, int nb) {
            Map<String, Object> parameters = super.createQueryParameters(start, end, nb);
            parameters.put("isCumulative", cumulative);
            return parameters;
        }

        void toggle() {
            cancelUpdate();
            cumulative = !cumulative;
            updateContent();
        }
    }

    /** The tree. */
    public static final class Types extends AbstractSelectTreeViewer2 {

        Types(Composite parent) {
            super(parent, 2, EventRates.ID);
            setLabelProvider(new Labels());
        }

        @Override
        protected ITmfTreeColumnDataProvider getColumnDataProvider() {
            return () -> {
                Comparator<TmfGenericTreeEntry<TmfTreeDataModel>> byName =
                        Comparator.comparing(TmfGenericTreeEntry::getName);
                TmfTreeColumnData count = new TmfTreeColumnData("Count");
                count.setAlignment(SWT.RIGHT);
                count.setPercentageProvider(
                        data ->
                                data instanceof TmfGenericTreeEntry<?> entry
                                                && entry.getModel() instanceof EventRates.Type type
                                        ? Integer.parseInt(type.getLabels().get(1)) / 5_000.0
                                        : 0);
                return List.of(
                        createColumn("Type", byName), count, new TmfTreeColumnData("Legend"));
            };
        }

        private final class Labels extends DataProviderTreeLabelProvider {

            @Override
            public Image getColumnImage(Object element, int columnIndex) {
                return columnIndex == 2
                                && element instanceof TmfGenericTreeEntry<?> entry
                                && entry.getModel() instanceof EventRates.Type
                                && isChecked(element)
                        ? getLegendImage(entry.getModel().getId())
                        : null;
            }
        }
    }
}
