package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ILabelProviderListener;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.navigator.ICommonContentExtensionSite;
import org.eclipse.ui.navigator.ICommonLabelProvider;

/**
 * Texts and icons of the elements of projects with traces.
 *
 * @since 0.2.0
 */
public class TmfNavigatorLabelProvider implements ICommonLabelProvider, IStyledLabelProvider {

    @Override
    public Image getImage(Object element) {
        return element instanceof ITmfProjectModelElement known ? known.getIcon() : null;
    }

    @Override
    public String getText(Object element) {
        return element instanceof ITmfProjectModelElement known ? known.getLabelText() : null;
    }

    @Override
    public void addListener(ILabelProviderListener listener) {
        // texts change only with the tree
    }

    @Override
    public void dispose() {
        // icons are shared
    }

    @Override
    public boolean isLabelProperty(Object element, String property) {
        return false;
    }

    @Override
    public void removeListener(ILabelProviderListener listener) {
        // see addListener
    }

    @Override
    public void restoreState(IMemento aMemento) {
        // there is no state
    }

    @Override
    public void saveState(IMemento aMemento) {
        // there is no state
    }

    /** The place of a trace, for the status line. */
    @Override
    public String getDescription(Object anElement) {
        if (anElement instanceof TmfCommonProjectElement trace) {
            var location = ResourceUtil.getLocation(trace.getResource());
            return location == null ? trace.getName() : location.toOSString();
        }
        return getText(anElement);
    }

    @Override
    public void init(ICommonContentExtensionSite aConfig) {
        // there is nothing to configure
    }

    @Override
    public StyledString getStyledText(Object element) {
        String text = getText(element);
        if (text == null) {
            return null;
        }
        Styler styler =
                element instanceof ITmfStyledProjectModelElement styled ? styled.getStyler() : null;
        return new StyledString(text, styler);
    }
}
