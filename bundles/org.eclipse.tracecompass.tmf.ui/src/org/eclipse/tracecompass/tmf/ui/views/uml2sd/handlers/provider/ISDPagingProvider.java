package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

/**
 * Shows a diagram in pages.
 *
 * @since 9.5.0
 */
public interface ISDPagingProvider {

    /** Whether there is a page after the one that is shown. */
    boolean hasNextPage();

    /** Whether there is a page before the one that is shown. */
    boolean hasPrevPage();

    /** Shows the next page. */
    void nextPage();

    /** Shows the page before. */
    void prevPage();

    /** Shows the first page. */
    void firstPage();

    /** Shows the last page. */
    void lastPage();
}
