/** Requests to a trace server, bounded in time and memory. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import org.eclipse.jdt.annotation.NonNullByDefault;
