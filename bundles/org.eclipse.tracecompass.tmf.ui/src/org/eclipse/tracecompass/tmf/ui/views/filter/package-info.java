/** Saved filters of events: the view that edits them, and a dialog for a single one. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
