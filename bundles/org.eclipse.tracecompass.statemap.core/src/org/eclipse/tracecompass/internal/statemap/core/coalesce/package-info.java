/** Merging rectangles until there are few enough. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.statemap.core.coalesce;
