package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;

/**
 * A page of the Properties view that leaves lines in their order: fields of events as they are in
 * the trace.
 *
 * @since 0.2.0
 */
public class UnsortedPropertySheetPage extends PropertySheetPage {

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        setSorter(
                new PropertySheetSorter() {
                    @Override
                    public void sort(IPropertySheetEntry[] entries) {
                        // the order of the source
                    }
                });
    }
}
