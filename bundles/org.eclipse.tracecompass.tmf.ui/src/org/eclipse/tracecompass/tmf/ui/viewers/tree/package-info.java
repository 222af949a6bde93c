/** Viewers of plug-ins with rows in a tree: entries, columns, and trees with check boxes. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.jdt.annotation.NonNullByDefault;
