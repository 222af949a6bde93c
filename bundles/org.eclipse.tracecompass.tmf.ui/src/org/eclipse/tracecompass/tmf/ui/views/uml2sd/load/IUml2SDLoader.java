package org.eclipse.tracecompass.tmf.ui.views.uml2sd.load;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;

/**
 * Fills a sequence diagram. Made by the {@code LoadersManager} from the extension point {@code
 * org.eclipse.linuxtools.tmf.ui.uml2SDLoader}, for one view, and disposed when another loader fills
 * it. Needs a constructor without parameters.
 *
 * @since 9.5.0
 */
public interface IUml2SDLoader {

    /** Fills a view from now on, and sets what it offers in it. Called on the UI thread. */
    void setViewer(SDView viewer);

    /** The title of the view. */
    String getTitleString();

    /** Does not fill the view any more. */
    void dispose();
}
