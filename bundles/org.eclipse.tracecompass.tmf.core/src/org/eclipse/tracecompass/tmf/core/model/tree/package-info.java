/** Trees: the entries at the left of every picture, and the data providers that compute them. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model.tree;

import org.eclipse.jdt.annotation.NonNullByDefault;
