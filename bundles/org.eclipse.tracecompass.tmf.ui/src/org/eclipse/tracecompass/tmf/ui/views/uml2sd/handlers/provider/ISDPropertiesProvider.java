package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.ui.views.properties.IPropertySheetPage;

/**
 * Shows the properties of what is selected.
 *
 * @since 9.5.0
 */
public interface ISDPropertiesProvider {

    /** The page of the Properties view. */
    IPropertySheetPage getPropertySheetEntry();
}
