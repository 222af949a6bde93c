/** The data provider of statemap traces: rows, colours and tooltips. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.statemap.core.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
