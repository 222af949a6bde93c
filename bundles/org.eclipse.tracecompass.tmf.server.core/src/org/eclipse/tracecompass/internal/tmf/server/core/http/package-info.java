/** Requests and answers over HTTP: who may ask, what was asked, and how the answer is sent. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core.http;

import org.eclipse.jdt.annotation.NonNullByDefault;
