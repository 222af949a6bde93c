/** Filters as trees of nodes that can be shown, stored and applied. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
