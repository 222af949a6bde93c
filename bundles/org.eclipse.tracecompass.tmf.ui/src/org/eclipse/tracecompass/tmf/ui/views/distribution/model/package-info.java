/** Counts of events over time, in buckets of one length. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.distribution.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
