/**
 * The Events view. Without widgets: pages of rows read in the background, filters, searches,
 * columns. With: the grid that shows a few rows of a trace of any length.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.events;

import org.eclipse.jdt.annotation.NonNullByDefault;
