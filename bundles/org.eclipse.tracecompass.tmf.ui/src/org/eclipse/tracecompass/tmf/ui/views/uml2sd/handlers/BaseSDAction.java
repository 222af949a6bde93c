package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.jface.action.Action;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * An action on a view with a sequence diagram.
 *
 * @since 9.5.0
 */
public class BaseSDAction extends Action {

    private SDView view;

    /** An action whose view is set later. */
    public BaseSDAction() {
        this(null);
    }

    /** An action on a view. */
    public BaseSDAction(SDView view) {
        this.view = view;
    }

    /** An action on a view, with a text and a style of {@link Action}. */
    protected BaseSDAction(SDView view, String text, int style) {
        super(text, style);
        this.view = view;
    }

    /** Sets the view. */
    public void setView(SDView view) {
        this.view = view;
    }

    /** The view; null for none. */
    public SDView getView() {
        return view;
    }

    /** The diagram of the view; null for none. */
    SDWidget widget() {
        return view == null ? null : view.getSDWidget();
    }

    /** Sets the id, the text of menu and tooltip, and the icon; null for none. */
    final void look(String id, String text, String tip, String icon) {
        if (id != null) {
            setId(id);
        }
        setText(text);
        setToolTipText(tip);
        if (icon != null) {
            setImageDescriptor(Icons.of(icon));
        }
    }
}
