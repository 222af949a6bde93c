package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

/**
 * Shows a diagram in numbered pages.
 *
 * @since 9.5.0
 */
public interface ISDAdvancedPagingProvider extends ISDPagingProvider {

    /** The page that is shown, from 0. */
    int currentPage();

    /** The number of pages. */
    int pagesCount();

    /** Shows another page, by its number from 0. */
    void pageNumberChanged(int pageNumber);
}
