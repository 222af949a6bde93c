/** The Statemap view: rows of entities beside the totals of their states and tags. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
