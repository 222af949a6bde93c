package org.eclipse.tracecompass.tmf.ui.properties;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.properties.PropertyDescriptor;

/**
 * A line of the Properties view whose text can be selected and copied, and not changed.
 *
 * @since 0.2.0
 */
public class ReadOnlyTextPropertyDescriptor extends PropertyDescriptor {

    /**
     * @param id the id of the property
     * @param displayName its name
     */
    public ReadOnlyTextPropertyDescriptor(Object id, String displayName) {
        super(id, displayName);
    }

    @Override
    public CellEditor createPropertyEditor(Composite parent) {
        return new TextCellEditor(parent, SWT.READ_ONLY);
    }
}
